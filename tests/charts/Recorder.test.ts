import { createActor, sendTo, setup } from 'xstate';
import { expect, it } from 'vitest';
import { Recorder } from '../../src/charts/Recorder';
import { append, noRecording, causeOf } from '../../src/charts/recording';
import type { Entry } from '../../src/charts/records';

const follower = setup({
  types: { events: {} as { type: 'hold' } | { type: 'rest' } },
}).createMachine({
  id: 'follower',
  initial: 'playing',
  states: { playing: { on: { hold: 'held' } }, held: { on: { rest: 'playing' } } },
});

/** One event object for all sends, as machines that send a constant have. */
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

/** Two names: what is recorded of a run of the leader. */
function record() {
  const entries: Entry[] = [];
  const recorder = new Recorder('run', (entry) => entries.push(entry));
  const actor = createActor(leader, { inspect: recorder.inspect }).start();
  for (const type of ['pause', 'play', 'pause', 'end']) actor.send({ type });
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

it('causes come before their effects, and each effect names its cause', () => {
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

it('the numbers of a run count up, its times with them, and what is sent twice is held once', () => {
  const { recording } = record();
  const numbers = recording.steps.map(({ index }) => index);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  const times = recording.steps.map(({ time }) => time);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  const again = recording.steps.map((step): Entry => ({ type: 'step', step }));
  expect(append(recording, again).steps).toEqual(recording.steps);
});
