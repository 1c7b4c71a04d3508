import { assign, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { randomOf } from './tourOf';
import { event, nothing } from './doorModel';
import { unexploredModel } from './pathModel';
import { chooseEvent, randomWalk } from './randomWalk';

/** A counter without end: too large to explore. */
const counter = setup({ types: { context: {} as { count: number } } }).createMachine({
  id: 'counter',
  context: { count: 0 },
  initial: 'counting',
  states: {
    counting: {
      on: {
        up: { actions: assign({ count: ({ context }) => context.count + 1 }) },
        down: {
          guard: ({ context }) => context.count > 0,
          actions: assign({ count: ({ context }) => context.count - 1 }),
        },
        never: { guard: ({ context }) => context.count < 0, target: 'counting' },
      },
    },
  },
});
const model = unexploredModel({
  name: 'counter',
  machine: counter,
  start: nothing,
  events: {
    up: event('up'),
    down: event('down', { by: 'hand' }, { by: 'foot' }),
    never: event('never'),
  },
  states: { counting: nothing },
} as never);

const walksOf = (...seeds: number[]) =>
  seeds.flatMap((seed) => model.paths(randomWalk(model.subject, seed, 60)));

describe('randomWalk', () => {
  it('is the same walk for the same seed, and another for another, and walks again as its events', () => {
    const [one, same, other] = walksOf(1, 1, 2);
    expect(one?.steps).toHaveLength(61);
    expect(same?.id).toBe(one?.id);
    expect(other?.id).not.toBe(one?.id);
    const events = one?.steps.slice(1).map((step) => step.event) ?? [];
    expect(model.pathOf(events)?.id).toBe(one?.id);
    expect(model.pathOf([{ type: 'sideways' }])).toBeUndefined();
  });

  it('does only what can happen, and all of that', () => {
    const types = new Set<string>();
    for (const { steps } of walksOf(1, 2, 3)) {
      for (const [index, { event: taken }] of steps.slice(1).entries()) {
        types.add(taken.type);
        expect(steps[index]?.state.can(taken)).toBe(true);
      }
    }
    expect(types).toEqual(new Set(['up', 'down']));
  });
});

it('chooseEvent takes an event of many cases no more often than one of a single case', () => {
  const events = [
    ...Array.from({ length: 99 }, (_, by) => ({ type: 'many', by })),
    { type: 'one' },
  ];
  const random = randomOf(1);
  const taken = Array.from({ length: 1_000 }, () => chooseEvent(events, random)?.type);
  const ones = taken.filter((type) => type === 'one').length;
  expect(ones).toBeGreaterThan(400);
  expect(ones).toBeLessThan(600);
  expect(chooseEvent([], random)).toBeUndefined();
});
