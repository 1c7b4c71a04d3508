import { assign, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { doorModel, event, nothing } from './doorModel';
import { unexploredModel } from './pathModel';
import { chooseEvent, randomOf, randomWalk } from './randomWalk';

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

const walkOf = (seed: number, length = 60) => {
  const [path] = model.paths(randomWalk(model.subject, seed, length));
  if (!path) throw new Error('There is no walk');
  return path;
};

describe('randomOf', () => {
  it('gives the same numbers for the same seed, below the limit and all of them', () => {
    const [one, other] = [randomOf(3), randomOf(3)];
    const numbers = Array.from({ length: 200 }, () => one(6));
    expect(numbers).toEqual(Array.from({ length: 200 }, () => other(6)));
    expect(new Set(numbers)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(randomOf(4)(1e9)).not.toBe(randomOf(3)(1e9));
  });
});

describe('randomWalk', () => {
  it('is the same walk for the same seed, and another for another', () => {
    expect(walkOf(1).id).toBe(walkOf(1).id);
    expect(walkOf(1).id).not.toBe(walkOf(2).id);
    expect(walkOf(1).steps).toHaveLength(61);
  });

  it('does only what can happen, and all of that', () => {
    const types = new Set<string>();
    for (const seed of [1, 2, 3]) {
      const { steps } = walkOf(seed);
      for (const [index, { event: taken }] of steps.slice(1).entries()) {
        types.add(taken.type);
        expect(steps[index]?.state.can(taken)).toBe(true);
      }
    }
    expect(types).toEqual(new Set(['up', 'down']));
  });

  it('ends where nothing can happen', () => {
    const fuse = setup({}).createMachine({
      initial: 'whole',
      states: { whole: { on: { blow: 'blown' } }, blown: {} },
    });
    const states = { whole: nothing, blown: nothing };
    const short = doorModel({ machine: fuse, events: { blow: event('blow') }, states });
    const [path] = short.paths(randomWalk(short.subject, 1, 60));
    expect(path?.steps).toHaveLength(2);
  });

  it('walks again as a list of events', () => {
    const { steps, id } = walkOf(1);
    expect(model.pathOf(steps.slice(1).map((step) => step.event))?.id).toBe(id);
    expect(model.pathOf([{ type: 'sideways' }])).toBeUndefined();
  });
});

describe('chooseEvent', () => {
  it('takes an event of many cases no more often than one of a single case', () => {
    const many = Array.from({ length: 99 }, (_, by) => ({ type: 'many', by }));
    const random = randomOf(1);
    const taken = Array.from({ length: 1_000 }, () =>
      chooseEvent([...many, { type: 'one' }], random),
    );
    const ones = taken.filter((each) => each?.type === 'one').length;
    expect(ones).toBeGreaterThan(400);
    expect(ones).toBeLessThan(600);
  });

  it('chooses nothing where there is nothing', () => {
    expect(chooseEvent([], randomOf(1))).toBeUndefined();
  });
});
