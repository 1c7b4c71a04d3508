import { expect, it } from 'vitest';
import { bounds, growth, warmUp, type Vitals } from './Vitals';

const early: Vitals = { heap: 4_000_000, nodes: 300, listeners: 90, documents: 1 };
const warm = Array.from({ length: warmUp }, () => early);

it('a leak is not reported before the warm-up of the walk is over', () => {
  expect(growth([...warm.slice(1), { ...early, nodes: 100_000 }])).toEqual([]);
});

it.each(['heap', 'nodes', 'listeners', 'documents'] as const)(
  'allows %s its bound, and no more',
  (name) => {
    const most = early[name] + bounds[name];
    const allowed = { ...early, [name]: most };
    const tooMuch = { ...early, [name]: most + 1 };
    expect(growth([...warm, allowed, allowed])).toEqual([]);
    expect(growth([...warm, tooMuch, { ...early, [name]: most + 9 }])).toEqual([
      `${name}: ${early[name]} → ${most + 1}`,
    ]);
    // Growth that is gone at the next measurement was no leak.
    expect(growth([...warm, tooMuch])).toEqual([]);
    expect(growth([...warm, tooMuch, allowed])).toEqual([]);
  },
);
