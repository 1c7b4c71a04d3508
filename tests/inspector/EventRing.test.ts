import { expect, it } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { append, noRecording, stepAt } from '../../src/devtools/charts/recording';
import { EventRing } from '../../src/devtools/inspector/page/EventRing';
import { recorded } from './recordings';

const quiet = setup({}).createMachine({
  id: 'quiet',
  initial: 'waiting',
  states: { waiting: { on: { wake: 'awake' } }, awake: {} },
});
const busy = setup({ actors: { quiet } }).createMachine({
  id: 'busy',
  invoke: { id: 'quiet', src: 'quiet' },
  initial: 'even',
  states: { even: { on: { tick: 'odd' } }, odd: { on: { tick: 'even' } } },
});

/**
 * After a number of `tick` events, attaches a listener to their `EventRing`, and sends one more. Returns the listener's recording, and how
 * many events it got.
 */
function attachedAfter(ticks: number) {
  const ring = new EventRing();
  const actor = createActor(busy, { inspect: ring.inspect }).start();
  actor.getSnapshot().children['quiet']?.send({ type: 'wake' });
  for (let tick = 0; tick < ticks; tick += 1) actor.send({ type: 'tick' });
  let told = 0;
  const entries = recorded((inspect) =>
    ring.attach((event, time) => {
      told += 1;
      inspect(event, time);
    }),
  );
  actor.send({ type: 'tick' });
  const recording = append(noRecording, entries);
  const stateOf = (name: string) => {
    const id = [...recording.actors.values()].find((each) => each.name === name)?.id ?? '';
    return stepAt(recording, id, recording.steps.length - 1)?.value;
  };
  return { recording, told, stateOf };
}

it('a listener that attaches late gets all events that the ring keeps, and then each new one', () => {
  const { recording, stateOf } = attachedAfter(3);
  expect(recording.steps.map(({ event }) => event.type)).toEqual([
    'xstate.init',
    'xstate.init',
    'wake',
    ...Array.from({ length: 4 }, () => 'tick'),
  ]);
  expect([stateOf('busy'), stateOf('quiet')]).toEqual(['even', 'awake']);
});

it('after the ring dropped old events, a late listener still gets the present state of every actor', () => {
  const { recording, told, stateOf } = attachedAfter(20_001);
  expect([stateOf('busy'), stateOf('quiet')]).toEqual(['even', 'awake']);
  expect(told).toBeLessThan(4010);
  const woken = recording.steps.find(({ event }) => event.type === 'wake');
  expect(woken).not.toHaveProperty('source');
});

const payment = setup({
  actors: {
    charge: fromPromise<void, boolean>(({ input }) =>
      input ? new Promise(() => {}) : Promise.reject(new Error('declined')),
    ),
  },
}).createMachine({
  id: 'payment',
  initial: 'trying',
  states: {
    trying: { invoke: { id: 'charge', src: 'charge', input: false, onError: 'failed' } },
    failed: { on: { retry: 'waiting' } },
    waiting: { invoke: { id: 'charge', src: 'charge', input: true }, on: { leave: 'left' } },
    left: {
      on: {
        fall: {
          actions: () => {
            throw new Error('fallen');
          },
        },
      },
    },
  },
});

/** The steps of a payment that fails, as recorded by a listener that attaches before the failure or, if `isLate`, after it. */
async function paymentSteps(isLate: boolean) {
  const ring = new EventRing();
  const attach = () => recorded((inspect) => ring.attach(inspect));
  let entries = isLate ? [] : attach();
  const actor = createActor(payment, { inspect: ring.inspect });
  actor.subscribe({ error: () => {} });
  actor.start();
  await expect.poll(() => actor.getSnapshot().value).toBe('failed');
  for (const type of ['retry', 'leave', 'fall']) actor.send({ type });
  const opened = performance.timeOrigin + performance.now();
  if (isLate) entries = attach();
  await Promise.resolve();
  const { steps, actors } = append(noRecording, entries);
  const rows = steps.map(({ actor: id, event, status, error = '' }) =>
    [actors.get(id)?.name, event.type, status, error].join(' ').trim(),
  );
  return { rows, isInTime: steps.every(({ time }) => time < opened) };
}

it('a listener that attaches after a fault records the same steps and times as one that attached before', async () => {
  const before = await paymentSteps(false);
  expect(before.rows).toEqual([
    'payment xstate.init active',
    'charge xstate.init active',
    'charge xstate.promise.reject error Error: declined',
    'payment xstate.error.actor.charge active',
    'payment retry active',
    'charge xstate.init active',
    'payment leave active',
    'charge xstate.stop stopped',
    'payment fall error Error: fallen',
  ]);
  expect(await paymentSteps(true)).toEqual({ ...before, isInTime: true });
});
