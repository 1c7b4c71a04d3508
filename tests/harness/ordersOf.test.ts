import { type AnyStateMachine, createMachine } from 'xstate';
import { expect, it } from 'vitest';
import { doorModel, event, nothing } from './doorModel';
import { ordersOf } from './ordersOf';
import { identity } from './SystemState';

/** A door and a lamp. If they are linked, opening the door breaks the lamp, whether it shines or not. */
const room = (isLinked: boolean) => {
  const broken = isLinked ? { open: 'broken' } : {};
  return createMachine({
    id: 'room',
    type: 'parallel',
    states: {
      door: {
        initial: 'closed',
        states: { closed: { on: { open: 'opened' } }, opened: {} },
      },
      lamp: {
        initial: 'off',
        states: {
          off: { on: { shine: 'on', ...broken } },
          on: { on: broken },
          broken: {},
        },
      },
    },
  }) as AnyStateMachine;
};

const orders = (isLinked: boolean) => {
  const model = doorModel({
    machine: room(isLinked),
    limit: 9,
    events: { open: event('open'), shine: event('shine') },
    states: Object.fromEntries(
      [
        'door.closed',
        'door.opened',
        'lamp.off',
        'lamp.on',
        ...(isLinked ? ['lamp.broken'] : []),
      ].map((state) => [state, nothing]),
    ),
  });
  return ordersOf(model, [], {
    kindOf: ({ type }) => type,
    identityOf: (state) => identity(state.snapshot),
  }).map(({ steps }) => steps.slice(1).map((step) => step.event.type));
};

it('two events that lead to the same state in both orders are kept in one order', () => {
  expect(orders(false)).toEqual([['open', 'shine']]);
});

it('two events of which one prevents the other are kept in both orders', () => {
  expect(orders(true)).toEqual([['open'], ['shine', 'open']]);
});
