import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { explore } from './explore';
import { pairsOf, pairsTour } from './pairs';

const graphOf = (machine: AnyStateMachine, ...events: { type: string; by?: string }[]) =>
  explore({ machine }, { limit: 9, events: () => events });

const turnstile = createMachine({
  initial: 'locked',
  states: {
    locked: { on: { coin: 'unlocked', push: {} } },
    unlocked: { on: { coin: { actions: () => {} }, push: 'locked' } },
  },
});

describe('pairsOf', () => {
  it('joins each transition with each that can follow it', () => {
    const graph = graphOf(turnstile, { type: 'coin' }, { type: 'push' });
    expect(graph.transitions).toHaveLength(3);
    const short = pairsOf(graph).map(({ from, to }) =>
      [from, to].map((kind) => kind.replace(/^\["(\w+)",{}\] (\w+) .*$/, '$1 $2')),
    );
    expect(short).toEqual([
      ['locked coin', 'unlocked coin'],
      ['locked coin', 'unlocked push'],
      ['unlocked coin', 'unlocked coin'],
      ['unlocked coin', 'unlocked push'],
      ['unlocked push', 'locked coin'],
    ]);
  });

  it('counts a transition once, in however many ways it happens', () => {
    const door = createMachine({
      initial: 'closed',
      states: { closed: { on: { open: 'opened' } }, opened: { on: { close: 'closed' } } },
    });
    const ways = ['hand', 'foot'].flatMap((by) => [
      { type: 'open', by },
      { type: 'close', by },
    ]);
    expect(pairsOf(graphOf(door, ...ways))).toHaveLength(2);
  });
});

describe('pairsTour', () => {
  it('takes the five pairs of a turnstile in six steps', () => {
    const tour = pairsTour(graphOf(turnstile, { type: 'coin' }, { type: 'push' }));
    expect(tour).toMatchObject({ cost: 6, bound: 6, walks: [expect.anything()] });
  });

  it('begins where that makes it shortest, and afresh where there is no way back', () => {
    const fork = createMachine({
      initial: 'a',
      states: { a: { on: { left: 'b', right: 'c' } }, b: { on: { end: 'd' } }, c: {}, d: {} },
    });
    const graph = graphOf(fork, { type: 'left' }, { type: 'right' }, { type: 'end' });
    expect(pairsTour(graph)).toMatchObject({ cost: 2, walks: [expect.anything()] });
    expect(pairsTour(graphOf(fork)).cost).toBe(0);
  });
});
