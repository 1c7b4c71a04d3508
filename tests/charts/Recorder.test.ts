import { expect, it, vi } from 'vitest';
import { createActor, createMachine, fromPromise, sendTo, setup, SimulatedClock } from 'xstate';
import { append, causeOf, noRecording } from '../../src/devtools/charts/recording';
import { type Entry, entrySchema } from '../../src/devtools/charts/records';
import { list, problemOf } from '../../src/devtools/charts/schema';
import { recorded } from '../inspector/recordings';

const follower = setup({
  types: { events: {} as { type: 'hold' } | { type: 'rest' } },
}).createMachine({
  id: 'follower',
  initial: 'playing',
  states: { playing: { on: { hold: 'held' } }, held: { on: { rest: 'playing' } } },
});

/** A machine that always sends the same event object, so that the object alone does not tell which send caused a step. */
const leader = setup({ actors: { follower } }).createMachine({
  id: 'leader',
  initial: 'free',
  invoke: { id: 'follower', src: 'follower' },
  states: {
    free: { on: { pause: { target: 'paused', actions: sendTo('follower', { type: 'hold' }) } } },
    paused: {
      on: { play: { target: 'free', actions: sendTo('follower', { type: 'rest' }) }, end: 'over' },
    },
    over: { type: 'final' },
  },
});

const record = () =>
  read(
    recorded((inspect) => {
      const actor = createActor(leader, { inspect }).start();
      for (const type of ['pause', 'play', 'pause', 'end']) actor.send({ type });
    }),
  );

/** Returns the recording of the entries, and a line of text for each of its steps. */
function read(entries: readonly Entry[]) {
  const recording = append(noRecording, entries);
  const nameOf = (id: string) => recording.actors.get(id)?.name ?? id;
  return {
    recording,
    rows: recording.steps.map((step) => {
      const cause = causeOf(recording, step);
      const by = cause ? ` by ${nameOf(cause.actor)} ${cause.event.type}` : '';
      return `${nameOf(step.actor)} ${step.event.type}${by}`;
    }),
  };
}

it('a recording has each step after the step that caused it, and names this step as its cause', () => {
  expect(record().rows).toEqual([
    'leader xstate.init',
    'follower xstate.init by leader xstate.init',
    'leader pause',
    'follower hold by leader pause',
    'leader play',
    'follower rest by leader play',
    'leader pause',
    'follower hold by leader pause',
    'leader end',
    'follower xstate.stop by leader end',
  ]);
});

it('steps of a recording are ordered by number and by time, and a step that is appended twice is kept once', () => {
  const { recording } = record();
  const numbers = recording.steps.map(({ index }) => index);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  const times = recording.steps.map(({ time }) => time);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  const again = recording.steps.map((step): Entry => ({ type: 'step', step }));
  expect(append(recording, again).steps).toEqual(recording.steps);
});

const lamp = setup({
  actors: { fetched: fromPromise(async () => 'bulb') },
  actions: { warn: sendTo(({ self }) => self, { type: 'warned' }, { delay: 200 }) },
}).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { light: { target: 'lit', actions: 'warn' } } },
    lit: { on: { touch: {}, warned: {} }, after: { 500: 'off' } },
    off: { invoke: { id: 'fetched', src: 'fetched', onDone: 'dark' } },
  },
});

it('a step caused by a timer or a promise names as its cause the step that started the timer or promise', async () => {
  const clock = new SimulatedClock();
  const entries = recorded((inspect) => {
    const actor = createActor(lamp, { inspect, clock }).start();
    actor.send({ type: 'light' });
    actor.send({ type: 'touch' });
  });
  clock.increment(500);
  const rows = () => read(entries).rows;
  await expect.poll(() => rows().at(-1)).toContain('done.actor.fetched');
  expect(rows()).toEqual([
    'lamp xstate.init',
    'lamp light',
    'lamp touch',
    'lamp warned by lamp light',
    'lamp xstate.after.500.lamp.lit by lamp light',
    'fetched xstate.init by lamp xstate.after.500.lamp.lit',
    'fetched xstate.promise.resolve by fetched xstate.init',
    'lamp xstate.done.actor.fetched by fetched xstate.promise.resolve',
  ]);
});

const falling = setup({
  actions: {
    fall: () => {
      throw new Error('fallen');
    },
  },
}).createMachine({
  id: 'falling',
  context: { height: 3 },
  initial: 'standing',
  states: { standing: { on: { push: { actions: 'fall' } } } },
});

it.each([
  ['who takes errors', { error: () => {} }, 0],
  ['who takes none', { next: () => {} }, 1],
  ['nobody', undefined, 1],
])(
  'an error of a root that %s listens to is reported as if it were not recorded',
  (_, observer, times) => {
    vi.useFakeTimers();
    const entries = recorded((inspect) => {
      const actor = createActor(falling, { inspect });
      if (observer) actor.subscribe(observer);
      actor.start().send({ type: 'push' });
    });
    // Besides the error, the recorded step has the state in which it occurred.
    expect(read(entries).recording.steps.at(-1)).toMatchObject({
      event: { type: 'push' },
      status: 'error',
      error: 'Error: fallen',
      value: 'standing',
      context: { height: 3 },
    });
    // XState reports an error by throwing it from a timer, so the number of timers is the number of reports.
    expect(vi.getTimerCount()).toBe(times);
    vi.useRealTimers();
  },
);

it('a browser’s event that an actor passes on is recorded with its type', () => {
  const switchable = setup({ types: { events: {} as Event | { type: 'none' } } }).createMachine({
    id: 'switchable',
    on: { click: {} },
  });
  const entries = recorded((inspect) =>
    createActor(switchable, { inspect }).start().send(new Event('click')),
  );
  expect(read(entries).rows).toEqual(['switchable xstate.init', 'switchable click']);
  expect(problemOf(list(entrySchema), entries)).toBeUndefined();
});

/** A machine without an id. */
const doors = () => createMachine({ initial: 'open', states: { open: {} } });

it('of machines without an id, each different one is recorded with a chart of its own', () => {
  const cabin = createMachine({ initial: 'lit', states: { lit: {} } });
  const entries = recorded((inspect) => {
    for (const machine of [doors(), cabin, doors()]) createActor(machine, { inspect }).start();
  });
  const { actors, charts } = append(noRecording, entries);
  const shown = [...actors.values()].map(({ name, chart = '' }) => [
    name,
    charts.get(chart)?.nodes.at(-1)?.key,
  ]);
  expect(shown).toEqual([
    ['(machine: open)', 'open'],
    ['(machine: lit)', 'lit'],
    ['(machine: open)', 'open'],
  ]);
});
