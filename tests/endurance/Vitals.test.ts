import { expect, it } from 'vitest';
import { bounds, growth, warmUp, type Vitals } from './Vitals';

const early: Vitals = { heap: 4_000_000, nodes: 300, listeners: 90, documents: 1 };
const warm = Array.from({ length: warmUp }, () => early);

it('finds no growth while a walk warms up', () => {
  expect(growth([...warm.slice(1), { ...early, nodes: 100_000 }])).toEqual([]);
});

it.each(['heap', 'nodes', 'listeners', 'documents'] as const)(
  'allows %s its bound, and no more',
  (name) => {
    const most = early[name] + bounds[name];
    expect(growth([...warm, { ...early, [name]: most }])).toEqual([]);
    expect(growth([...warm, { ...early, [name]: most + 1 }])).toEqual([
      `${name}: ${early[name]} → ${most + 1}`,
    ]);
  },
);
