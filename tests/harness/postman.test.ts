import { describe, expect, it } from 'vitest';
import { type Arc, postman } from './postman';

const arcs = (text: string): Arc[] =>
  text.split(' ').map((arc) => ({ from: arc.charAt(0), to: arc.charAt(1) }));
const read = (text: string, restart: number) => {
  const tour = postman('a', text === '' ? [] : arcs(text), { restart });
  return {
    ...tour,
    walks: tour.walks.map((walk) => walk.map(({ from, to }) => from + to).join(' ')),
  };
};

/** The least cost by trying every way: only for a handful of arcs. */
function leastCost(text: string, restart: number): number {
  const all = arcs(text);
  const start = JSON.stringify({ at: 'a', taken: 0 });
  const costs = new Map([[start, 0]]);
  const queue = [start];
  let best = Number.POSITIVE_INFINITY;
  for (const key of queue) {
    const { at, taken } = JSON.parse(key) as { at: string; taken: number };
    const cost = costs.get(key) ?? 0;
    if (taken === 2 ** all.length - 1) best = Math.min(best, cost);
    const visit = (next: string, bits: number, price: number) => {
      const nextKey = JSON.stringify({ at: next, taken: bits });
      if (price < best && price < (costs.get(nextKey) ?? Number.POSITIVE_INFINITY)) {
        costs.set(nextKey, price);
        queue.push(nextKey);
      }
    };
    for (const [index, { from, to }] of all.entries()) {
      if (from === at) visit(to, taken | (1 << index), cost + 1);
    }
    visit('a', taken, cost + restart);
  }
  return best;
}

describe('postman', () => {
  it.each([
    ['walks a circle once', 'ab bc ca', 10, ['ab bc ca'], 3],
    ['ends where it likes: the way back is not walked', 'ab bc', 10, ['ab bc'], 2],
    ['repeats the cheapest way where the graph is not Eulerian', 'ab ac ba ca cb', 10, 1, 6],
    ['starts afresh where there is no way back', 'ab ac', 10, ['ab', 'ac'], 12],
    ['starts afresh where that is cheaper than the way back', 'ab bc cd da ae bf', 1, 2, 8],
    ['stays at the start where nothing can happen', '', 10, [''], 0],
  ])('%s', (_, text, restart, walks, cost) => {
    const tour = read(text, restart);
    expect(tour).toMatchObject({ cost, bound: cost });
    expect(typeof walks === 'number' ? tour.walks.length : tour.walks).toEqual(walks);
  });

  it.each([
    ['ab bc cd', 'ax xa', 3],
    ['ab bc cd be', 'db', 5],
    ['ab ac', 'ba ca', 3],
  ])('takes for %s the arcs of %s only where that helps', (required, optional, cost) => {
    expect(postman('a', arcs(required), { optional: arcs(optional) }).cost).toBe(cost);
  });

  it.each([
    ['ab cd dc ce', ''],
    ['ab cd dc', ''],
    ['bc cb', 'ab'],
  ])('refuses %s, which the start does not lead to without %j', (required, optional) => {
    const options = { optional: optional === '' ? [] : arcs(optional) };
    expect(() => postman('a', arcs(required), options)).toThrow('cannot be reached');
  });

  it('costs exactly its bound, and no other way costs less', () => {
    let seed = 7;
    const random = (limit: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % limit;
    };
    for (let round = 0; round < 60; round += 1) {
      const reached = ['a'];
      const text = Array.from({ length: 3 + random(6) }, () => {
        const from = reached[random(reached.length)] ?? 'a';
        const to = 'abcd'.charAt(random(4));
        if (!reached.includes(to)) reached.push(to);
        return from + to;
      }).join(' ');
      const restart = 1 + random(6);
      const tour = read(text, restart);
      expect(tour.cost).toBe(tour.bound);
      expect(tour.cost).toBe(leastCost(text, restart));
      const walked = tour.walks.flatMap((walk) => walk.split(' '));
      expect(new Set(walked)).toEqual(new Set(text.split(' ')));
      for (const walk of tour.walks) {
        expect(walk.startsWith('a')).toBe(true);
        expect(
          walk
            .split(' ')
            .every((arc, index, all) => index === 0 || all[index - 1]?.at(1) === arc.at(0)),
        ).toBe(true);
      }
    }
  });
});
