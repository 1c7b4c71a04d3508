import { expect, it } from 'vitest';
import { activeStates, statesIn } from '../../../src/devtools/charts/traversal';
import { randomWalk, Run } from '../../harness/index';
import { models } from '../models';
import { ownParts, partsIn } from './partsIn';
import { wholeSites } from './wholeSites';

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
const walks = wholeSites.flatMap((site) =>
  seeds.flatMap((seed) => site.paths(randomWalk(site, seed, 100)).map((path) => ({ site, path }))),
);
const events = walks.flatMap(({ path }) => path.steps.slice(1).map(({ event }) => event));

/** The machines in the walks with the names of their actors, but without the machines that only their own models test. */
const machines = [...partsIn({ language: 'ar', layout: 'mobile' })]
  .filter(([actor]) => !ownParts.has(actor))
  .map(([actor, { machine }]) => ({ actor, machine }));

/** The events that the actors received, by `actor type`, and the ids of the states that the machines were in. */
const received = new Set<string>();
const reached = new Set<string>();
for (const { site, path } of walks) {
  const run = new Run(site);
  for (const [index, step] of path.steps.entries()) {
    if (index > 0) run.send(step.event);
    const { reactions, state } = run;
    for (const { actor, event, taken } of reactions) {
      received.add(`${actor} ${event.type}`);
      for (const { source } of taken) reached.add(source);
    }
    for (const name of state.names)
      for (const { id } of activeStates(state.of(name))) reached.add(id);
  }
}

it('the whole site contains every machine that has a model', () => {
  const together = (['mobile', 'desktop'] as const).flatMap((layout) => [
    ...partsIn({ language: 'ar', layout }).values(),
  ]);
  expect(new Set(together.map(({ machine }) => machine))).toEqual(
    new Set(models.map(({ machine }) => machine)),
  );
});

it('each walk has the requested length, and all walks together do everything that the browser can do', () => {
  expect(new Set(walks.map(({ path }) => path.steps.length))).toEqual(new Set([101]));
  const own = events.filter(({ to }) => to === 'browser');
  expect(new Set(own.map(({ type, by }) => [type, by].filter(Boolean).join(' ')))).toEqual(
    new Set(['paint', 'wait', 'reload', 'cookies dropped', 'cookies refused']),
  );
});

/** The events that the machines know, by `actor type`. */
const known = machines.flatMap(({ actor, machine }) => {
  const types = new Set(statesIn(machine.root).flatMap(({ ownEvents }) => ownEvents.map(String)));
  return [...types].map((type) => `${actor} ${type}`);
});

it('the walks send each machine all its events except those of expired drafts, busy mail or slow reloads', () => {
  const hour = 'contactForm xstate.after.draftLife.contactForm.editing';
  const reload = 'language xstate.after.reloadPatience.language.switching';
  expect(known.filter((event) => !received.has(event))).toEqual([
    `${hour}.writing`,
    `${hour}.failed`,
    `${hour}.unanswered`,
    `${hour}.unusual`,
    'contactForm xstate.after.busyRetryDelay.contactForm.sending.busy',
    `${reload}.toEnglish.reloading`,
    `${reload}.toArabic.reloading`,
  ]);
});

it('the walks reach all states of all machines except those of a busy mail service or of a page without links to it', () => {
  const states = machines.flatMap(({ machine }) => statesIn(machine.root).map(({ id }) => id));
  expect(states.filter((id) => !reached.has(id))).toEqual([
    'contactForm.sending.busy',
    'contactForm.sending.retrying',
    'site.page.unknown',
  ]);
});
