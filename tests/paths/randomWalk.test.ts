import { describe, expect, it } from 'vitest';
import { randomOf, randomWalk } from './randomWalk';
import { wholeSites } from './site/wholeSite';

const [model] = wholeSites;

const walkOf = (seed: number, length = 60) => {
  const [path] = model?.paths(randomWalk(seed, length)) ?? [];
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

  it('does only what can happen', () => {
    for (const seed of [1, 2, 3]) {
      const { steps } = walkOf(seed);
      for (const [index, { event }] of steps.slice(1).entries()) {
        expect(steps[index]?.state.can(event)).toBe(true);
      }
    }
  });

  it('walks again as a list of events', () => {
    const { steps, id } = walkOf(1);
    expect(model?.pathOf(steps.slice(1).map(({ event }) => event))?.id).toBe(id);
    expect(model?.pathOf([{ type: 'go', to: '/' }])).toBeUndefined();
  });
});
