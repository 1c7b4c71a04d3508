import { assign, createMachine, setup } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { explore } from './explore';

const counter = (context: object, next: (count: number) => unknown) =>
  createMachine({
    context: { count: 0, ...context },
    on: { add: { actions: assign(({ context: { count } }) => ({ count: next(count) })) } },
  }) as AnyStateMachine;

const exploreWith = (machine: AnyStateMachine, event: object = {}) =>
  explore({ machine }, { events: () => [{ type: 'add', ...event }], limit: 10 });

describe('explore', () => {
  it('finds what differs in context alone', () => {
    const graph = exploreWith(counter({}, (count) => (count + 1) % 3));
    expect(graph.stands.size).toBe(3);
    expect(graph.transitions.map(({ from, to }) => [from, to])).toEqual(
      [0, 1, 2].map((count) =>
        [count, (count + 1) % 3].map((each) => JSON.stringify([{}, { count: each }])),
      ),
    );
  });

  it('starts where the input says', () => {
    const machine = setup({ types: { input: {} as string, context: {} as { start: string } } });
    const root = machine.createMachine({
      context: ({ input }) => ({ start: input }),
      initial: 'starting',
      states: {
        starting: {
          always: [{ guard: ({ context }) => context.start === 'b', target: 'b' }, { target: 'a' }],
        },
        a: {},
        b: { on: { add: 'a' } },
      },
    });
    const within = { root, input: 'b', name: root.id };
    const graph = explore({ machine: root, within }, { events: () => [{ type: 'add' }], limit: 2 });
    expect([...graph.stands.values()].map(({ value }) => value)).toEqual(['b', 'a']);
  });

  it('counts what is taken before the first event', () => {
    const machine = createMachine({
      initial: 'a',
      states: { a: { always: 'b' }, b: {} },
    });
    expect(explore({ machine }, { events: () => [], limit: 1 }).takenAtStart).toHaveLength(1);
  });

  it('refuses a context that grows without end', () => {
    expect(() => exploreWith(counter({}, (count) => count + 1))).toThrow('More than 10 states');
  });

  it('refuses a context that differs from one time to the next', () => {
    expect(() => exploreWith(counter({}, () => Math.random()))).toThrow('differs from one time');
    const started = createMachine({ context: () => ({ at: Math.random() }) });
    expect(() => explore({ machine: started }, { events: () => [], limit: 1 })).toThrow(
      'The start differs',
    );
  });

  it.each([
    ['a date', new Date(0)],
    ['a set', new Set([1])],
    ['a function', () => {}],
    ['undefined', undefined],
    ['an endless number', Number.NaN],
  ])('refuses a context with %s, which JSON would lose', (_, lost) => {
    expect(() => exploreWith(counter({ lost }, () => 0))).toThrow(
      'The context does not survive JSON',
    );
  });

  it('refuses a case that JSON would lose', () => {
    expect(() =>
      exploreWith(
        counter({}, () => 0),
        { error: new Error('no') },
      ),
    ).toThrow('The event add does not survive JSON');
  });
});
