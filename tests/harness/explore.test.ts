import { type AnyStateMachine, assign, createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { explore } from './explore';

const counter = (context: object, next: (count: number) => unknown) =>
  createMachine({
    context: { count: 0, ...context },
    on: { add: { actions: assign(({ context: { count } }) => ({ count: next(count) })) } },
  }) as AnyStateMachine;

const exploreWith = (machine: AnyStateMachine, event: object = {}) =>
  explore({
    name: 'counter',
    machine,
    events: { add: { cases: [{ type: 'add', ...event }], execute: async () => {} } },
    limit: 10,
  } as never);

describe('explore', () => {
  it('explore tells apart states that differ only in their context', () => {
    const graph = exploreWith(counter({}, (count) => (count + 1) % 3));
    const keys = [0, 1, 2].map((count) => JSON.stringify([{}, { count }]));
    expect([...graph.states.keys()]).toEqual(keys);
    expect(graph.transitions.map(({ from, to }) => [from, to])).toEqual([
      [keys[0], keys[1]],
      [keys[1], keys[2]],
      [keys[2], keys[0]],
    ]);
  });

  const start = createMachine({ context: () => ({ at: Math.random() }) });
  const still = (lost: unknown) => counter({ lost }, () => 0);
  it.each([
    ['a context without end', counter({}, (count) => count + 1), {}, 'More than 10 states'],
    ['a context of chance', counter({}, () => Math.random()), {}, 'differs from one time'],
    ['a start of chance', start, {}, 'The start differs'],
    ['a date', still(new Date(0)), {}, 'The context does not survive JSON'],
    ['a function', still(() => {}), {}, 'The context does not survive JSON'],
    ['undefined', still(undefined), {}, 'The context does not survive JSON'],
    ['an endless number', still(Number.NaN), {}, 'The context does not survive JSON'],
    [
      'a case that JSON would lose',
      counter({}, () => 0),
      { error: new Error('no') },
      'The event add does not survive JSON',
    ],
  ])('refuses %s', (_, machine, event, reason) => {
    expect(() => exploreWith(machine, event)).toThrow(reason);
  });
});
