import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { transitionsOf } from '../../src/charts/traversal';
import { pathModel } from './pathModel';
import { tour } from './tour';

const nothing = async () => {};

const modelOf = (machine: AnyStateMachine, ...types: string[]) =>
  pathModel({
    name: 'model',
    machine,
    limit: 20,
    start: nothing,
    events: Object.fromEntries(
      types.map((type) => [type, { cases: [{ type }], execute: nothing, sneak: nothing }]),
    ),
    states: Object.fromEntries(Object.keys(machine.root.states).map((state) => [state, nothing])),
  });

const turnstile = createMachine({
  initial: 'locked',
  states: {
    locked: { on: { coin: 'unlocked', push: 'locked' } },
    unlocked: { on: { coin: 'unlocked', push: 'locked' } },
  },
});

describe('tour', () => {
  it('takes every transition of a turnstile in one path of four steps', () => {
    const [path, ...others] = modelOf(turnstile, 'coin', 'push').paths(tour);
    expect(others).toEqual([]);
    expect(path?.steps.map(({ event }) => event.type)).toEqual([
      'xstate.init',
      'coin',
      'coin',
      'push',
      'push',
    ]);
  });

  it('starts afresh after a state without a way out', () => {
    const fuse = createMachine({
      initial: 'whole',
      states: { whole: { on: { blow: 'blown', remove: 'removed' } }, blown: {}, removed: {} },
    });
    const paths = modelOf(fuse, 'blow', 'remove').paths(tour);
    expect(paths.map(({ steps }) => steps.map(({ event }) => event.type))).toEqual([
      ['xstate.init', 'blow'],
      ['xstate.init', 'remove'],
    ]);
  });

  it('takes the branches of a guard at the snapshots that open them', () => {
    const machine = createMachine({
      type: 'parallel',
      states: {
        key: {
          initial: 'out',
          states: { out: { on: { flip: 'in' } }, in: { on: { flip: 'out' } } },
        },
        engine: {
          initial: 'off',
          states: {
            off: { always: { guard: ({ event }) => event.type === 'flip', target: 'on' } },
            on: {},
          },
        },
      },
    });
    const model = modelOf(machine, 'flip');
    const taken = new Set(model.graph.transitions.flatMap((each) => each.taken));
    expect([...transitionsOf(machine).values()].every(({ name }) => taken.has(name))).toBe(true);
    expect(model.paths(tour).map(({ steps }) => steps.length - 1)).toEqual([3]);
  });

  it('gives the same paths with the same ids every time, and others other ids', () => {
    const ids = () =>
      modelOf(turnstile, 'coin', 'push')
        .paths(tour)
        .map(({ id }) => id);
    expect(ids()).toEqual(ids());
    const half = createMachine({ initial: 'a', states: { a: { on: { coin: 'a' } } } });
    expect(
      modelOf(half, 'coin')
        .paths(tour)
        .map(({ id }) => id),
    ).not.toEqual(ids());
  });
});
