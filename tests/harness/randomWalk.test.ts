import { expect, it } from 'vitest';
import { door, modelFor } from './doorModel';
import { chooseEvent, randomWalk } from './randomWalk';
import { randomOf } from './tourOf';

const model = modelFor(door, 'open', 'close');
const idsOf = (...seeds: number[]) =>
  seeds.flatMap((seed) => model.paths(randomWalk(model, seed, 60)).map(({ id }) => id));

it('a seed makes the same random walk each time, and another seed makes another walk', () => {
  const [one, same, other] = idsOf(1, 1, 2);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

it('a random walk takes an event with many cases no more often than an event with one case', () => {
  const events = [
    ...Array.from({ length: 99 }, (_, by) => ({ type: 'many', by })),
    { type: 'one' },
  ];
  const random = randomOf(1);
  const taken = Array.from({ length: 1_000 }, () => chooseEvent(events, random)?.type);
  const ones = taken.filter((type) => type === 'one').length;
  expect(Math.abs(ones - 500)).toBeLessThan(100);
});
