import { describe, expect, it } from 'vitest';
import { assign, createActor, createMachine, fromPromise } from 'xstate';
import { macrostep } from '../../src/devtools/charts/macrostep';
import { transitionsOf } from '../../src/devtools/charts/traversal';

const machine = createMachine({
  id: 'lamp',
  context: { presses: 0 },
  initial: 'off',
  on: { reset: { target: '.off' } },
  states: {
    off: {
      on: { press: [{ guard: ({ context }) => context.presses > 1, target: 'broken' }, 'on'] },
    },
    on: {
      entry: assign({ presses: ({ context }) => context.presses + 1 }),
      initial: 'warm',
      states: {
        warm: { after: { 500: 'bright' } },
        bright: { always: { guard: ({ context }) => context.presses > 1, target: '#lamp.broken' } },
      },
      on: { press: 'off' },
    },
    broken: {
      invoke: { id: 'repair', src: fromPromise(async () => {}), onDone: 'off', onError: 'broken' },
    },
  },
});
const names = transitionsOf(machine);
const take = (...types: string[]) => {
  let next = createActor(machine).getSnapshot();
  let taken: string[] = [];
  for (const type of types) {
    const step = macrostep(next, { type });
    next = step.next as typeof next;
    taken = step.microsteps.flatMap((each) =>
      each.taken.map((transition) => names.get(transition)?.name ?? ''),
    );
  }
  return { value: next.value, taken };
};

describe('transitionsOf', () => {
  it('transitionsOf names each transition: on, always, after, onDone, onError and each guarded branch', () => {
    expect([...names.values()].map(({ name }) => name)).toEqual([
      'lamp: reset → off',
      'off: press → broken',
      'off: press → on',
      'on: press → off',
      'on.warm: after 500 → on.bright',
      'on.bright: always → broken',
      'broken: done repair → off',
      'broken: error repair → broken',
    ]);
  });

  it('two identical branches of a transition get different names', () => {
    const twice = createMachine({
      on: { go: [{ guard: () => false, actions: () => {} }, { actions: () => {} }] },
    });
    expect([...transitionsOf(twice).values()].map(({ name }) => name)).toEqual([
      '(machine): go → (stays)',
      '(machine): go → (stays) (2)',
    ]);
  });
});

describe('macrostep', () => {
  it('a macrostep tells which guarded branch was taken', () => {
    expect(take('press')).toEqual({ value: { on: 'warm' }, taken: ['off: press → on'] });
    expect(take('press', 'press', 'press', 'press', 'press').taken).toEqual([
      'off: press → broken',
    ]);
  });

  it('a macrostep also holds the transitions that follow without another event', () => {
    const after = 'xstate.after.500.lamp.on.warm';
    expect(take('press', after)).toEqual({
      value: { on: 'bright' },
      taken: ['on.warm: after 500 → on.bright'],
    });
    expect(take('press', 'press', 'press', after)).toEqual({
      value: 'broken',
      taken: ['on.warm: after 500 → on.bright', 'on.bright: always → broken'],
    });
  });
});
