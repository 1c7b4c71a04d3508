import { expect, it, vi } from 'vitest';
import { assign, enqueueActions, fromCallback, sendParent, sendTo, setup } from 'xstate';
import { compute } from '../../src/devtools/charts/macrostep';

const hear = vi.fn<() => void>();

const booking = setup({
  types: { context: {} as { note: string } },
  actors: { payment: fromCallback(hear), seat: fromCallback(hear) },
}).createMachine({
  id: 'booking',
  context: { note: '' },
  invoke: { id: 'payment', src: 'payment' },
  initial: 'choosing',
  states: {
    choosing: {
      invoke: { id: 'seat', src: 'seat' },
      on: {
        pick: { actions: [sendTo('payment', { type: 'add' }), assign({ note: 'picked' })] },
        name: {
          actions: enqueueActions(({ enqueue }) => {
            enqueue.sendTo(() => 'seat', { type: 'name' });
            enqueue.assign({ note: 'named' });
            enqueue.sendTo('counter', { type: 'add' });
          }),
        },
        buy: 'paying',
      },
    },
    paying: {
      entry: [sendTo('payment', { type: 'pay' }), sendParent({ type: 'paid' })],
      invoke: { id: 'printer', src: 'seat' },
      exit: sendTo('printer', { type: 'stop' }),
      on: { leave: { target: 'choosing', actions: sendTo('payment', { type: 'stop' }) } },
    },
  },
});

it.each([
  ['pick', 'choosing', { value: 'choosing', context: { note: 'picked' } }],
  ['name', 'choosing', { value: 'choosing', context: { note: 'named' } }],
  ['buy', 'choosing', { value: 'paying' }],
  ['leave', 'paying', { value: 'choosing' }],
])(
  'computes from a recorded state what %s does, although it sends to other actors',
  (type, value, result) => {
    const from = { value, context: { note: '' } };
    expect(compute(booking, from, { type })).toMatchObject({ ...result, status: 'active' });
    expect(hear).not.toHaveBeenCalled();
  },
);
