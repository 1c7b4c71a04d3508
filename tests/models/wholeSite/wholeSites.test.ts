import { expect, it } from 'vitest';
import { activeStates, statesIn } from '../../../src/devtools/charts/traversal';
import { randomWalk, replay } from '../../harness';
import { models } from '../models';
import { ownParts, partsIn } from './partsIn';
import { wholeSites } from './wholeSites';

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
const walks = wholeSites.flatMap((site) =>
  seeds.flatMap((seed) =>
    site.paths(randomWalk(site.subject, seed, 100)).map((path) => ({ site, path })),
  ),
);
const events = walks.flatMap(({ path }) => path.steps.slice(1).map(({ event }) => event));

/** The machines of the walks by their actor's name, but those that are left to their own models. */
const machines = [...partsIn({ language: 'ar', layout: 'mobile' })]
  .filter(([actor]) => !ownParts.has(actor))
  .map(([actor, { machine }]) => ({ actor, machine }));

/** The events that each actor received, by `actor type`, and the ids of the states that machines were in. */
const received = new Set<string>();
const reached = new Set<string>();
for (const { site, path } of walks) {
  for (const { reactions, stand } of replay(site, path)) {
    for (const { actor, event, taken } of reactions) {
      received.add(`${actor} ${event.type}`);
      for (const { source } of taken) reached.add(source);
    }
    for (const name of stand.names)
      for (const { id } of activeStates(stand.of(name))) reached.add(id);
  }
}

it('puts every machine of the site together', () => {
  const together = (['mobile', 'desktop'] as const).flatMap((layout) => [
    ...partsIn({ language: 'ar', layout }).values(),
  ]);
  expect(new Set(together.map(({ machine }) => machine))).toEqual(
    new Set(models.map(({ machine }) => machine)),
  );
});

it('goes on for as long as it is asked to, and does all that a browser does', () => {
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

it('has every machine receive every event that it knows, but those of an hour, of a busy mail service and of a reload that takes too long', () => {
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

it('comes to every state of every machine, but to a busy mail service and the page that no link leads to', () => {
  const states = machines.flatMap(({ machine }) => statesIn(machine.root).map(({ id }) => id));
  expect(states.filter((id) => !reached.has(id))).toEqual([
    'contactForm.sending.busy',
    'contactForm.sending.retrying',
    'site.page.unknown',
  ]);
});
