import { describe, expect, it } from 'vitest';
import { postman } from './postman';
import type { Arc } from './postman';

const arcs = (text: string): Arc[] =>
  text.split(' ').map((arc) => ({ from: arc.charAt(0), to: arc.charAt(1) }));
const read = (text: string, restart?: number) => {
  const tour = postman('a', text === '' ? [] : arcs(text), restart ? { restart } : {});
  return {
    ...tour,
    walks: tour.walks.map((walk) => walk.map(({ from, to }) => from + to).join(' ')),
  };
};

const costOf = (required: string, optional: string) =>
  postman('a', arcs(required), { optional: arcs(optional) }).cost;

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
  it('walks a circle once', () => {
    expect(read('ab bc ca')).toEqual({ walks: ['ab bc ca'], cost: 3, bound: 3 });
  });

  it('ends where it likes: the way back is not walked', () => {
    expect(read('ab bc')).toEqual({ walks: ['ab bc'], cost: 2, bound: 2 });
  });

  it('takes arcs that lead back to their own node', () => {
    expect(read('aa ab bb ba')).toMatchObject({ cost: 4, bound: 4 });
  });

  it('repeats the cheapest way where the graph is not Eulerian', () => {
    expect(read('ab ac ba ca cb')).toMatchObject({ cost: 6 });
    expect(read('ab bc bd ca da')).toMatchObject({ walks: [expect.any(String)], cost: 6 });
  });

  it('starts afresh where there is no way back', () => {
    expect(read('ab ac')).toEqual({ walks: ['ab', 'ac'], cost: 12, bound: 12 });
  });

  it('starts afresh where that is cheaper than the way back', () => {
    expect(read('ab bc cd da ae', 1)).toMatchObject({ cost: 5 });
    expect(read('ab ac bd db de ea cf fa', 1).cost).toBe(leastCost('ab ac bd db de ea cf fa', 1));
  });

  it('takes an optional arc only where that helps', () => {
    expect(costOf('ab bc cd', 'ax xa')).toBe(3);
    expect(costOf('ab bc cd be', 'db')).toBe(5);
    expect(costOf('ab ac', 'ba ca')).toBe(3);
    expect(() => costOf('bc cb', 'ab')).toThrow('cannot be reached');
  });

  it('stays at the start where nothing can happen', () => {
    expect(read('')).toEqual({ walks: [''], cost: 0, bound: 0 });
  });

  it('refuses arcs that the start does not lead to', () => {
    expect(() => read('ab cd dc ce')).toThrow('cannot be reached');
    expect(() => read('ab cd dc')).toThrow('cannot be reached');
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
