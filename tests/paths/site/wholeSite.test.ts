import type { AnyStateMachine } from 'xstate';
import { expect, it } from 'vitest';
import { models } from '../models';
import { randomWalk } from '../randomWalk';
import { activeNodes, stateNodes } from '../transitionDefinitions';
import { leftOut } from './siteCases';
import { partNames, parts, type SiteContext, type SiteEvent, snapshotOf } from './siteMachine';
import { wholeSites } from './wholeSite';

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
const walks = wholeSites.flatMap((site) =>
  seeds.flatMap((seed) => site.paths(randomWalk(seed, 100))),
);
const steps = walks.flatMap((walk) => walk.steps.slice(1));
const events = steps.map(({ event }) => event as SiteEvent);

const nodesOf = (part: keyof typeof parts) => stateNodes((parts[part] as AnyStateMachine).root);

it('puts every machine of the site together', () => {
  expect(new Set(Object.values(parts))).toEqual(new Set(models.map(({ machine }) => machine)));
});

it('goes on for as long as it is asked to', () => {
  expect(new Set(walks.map((walk) => walk.steps.length))).toEqual(new Set([101]));
});

it('goes to every page by every way, goes back and waits', () => {
  const ways = events.flatMap((event) => {
    if (event.type === 'tell') return event.part === 'menu' ? (event.event.by ?? []) : [];
    return event.type === 'go' ? [`${event.by} ${event.to}`] : [event.type];
  });
  expect(new Set(ways)).toEqual(
    new Set([
      'header /',
      'header /about',
      'header /contact',
      'footer /',
      'footer /about',
      'footer /contact',
      'Home',
      'About',
      'Contact',
      'button',
      'Escape',
      'growing',
      'back',
      'wait',
    ]),
  );
});

it('tells every machine every event that it knows, but what it leaves out for a reason', () => {
  const reasons = Object.keys(leftOut);
  const known = partNames.flatMap((part) => {
    const types = new Set(nodesOf(part).flatMap(({ ownEvents }) => ownEvents.map(String)));
    return [...types].map((type) => ({ part, type }));
  });
  const told = new Set(
    events.flatMap((event) => (event.type === 'tell' ? [`${event.part} ${event.event.type}`] : [])),
  );
  const untold = known.filter(({ part, type }) => !told.has(`${part} ${type}`));
  const excused = known.filter(({ type }) => reasons.some((start) => type.startsWith(start)));
  expect(untold).toEqual(excused);
  expect(reasons).toEqual(['hold', 'release', 'xstate.after.rotationDelay']);
});

it('comes to every state of every machine', () => {
  const reached = new Set(
    steps.flatMap(({ state }) =>
      partNames.flatMap((part) =>
        activeNodes(snapshotOf(state.context as SiteContext, part)).map(({ id }) => id),
      ),
    ),
  );
  const states = partNames.flatMap((part) => nodesOf(part).map(({ id }) => id));
  expect(states.filter((id) => !reached.has(id))).toEqual([]);
});
