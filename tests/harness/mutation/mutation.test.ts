import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { doorModel } from '../doorModel';
import { kill } from './kill';
import { mutantsOf } from './mutantsOf';

const model = doorModel({
  machine: createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { entry: 'light', on: { open: { target: 'opened', guard: 'isUnlocked' } } },
      opened: { on: { close: 'closed' } },
    },
  }).provide({ guards: { isUnlocked: () => true } }),
});
const { machine: door } = model;

describe('the mutants of a door', () => {
  it('one mutant is made for each place where an operator can put a fault', () => {
    expect(mutantsOf(door).map(({ name }) => name)).toEqual([
      'initial state changed: initial to opened',
      'transition missing: closed.on.open',
      'transition retargeted: closed.on.open to #door.closed',
      'guard negated: closed.on.open.guard',
      'action dropped: closed.entry',
      'transition extra: closed.on.close to #door.opened',
      'transition missing: opened.on.close',
      'transition retargeted: opened.on.close to #door.opened',
      'transition extra: opened.on.open to #door.closed',
    ]);
  });
});

describe('kill', () => {
  it('the paths find every mutant of a door; sneaks find the mutants that accept too many events', () => {
    const kills = mutantsOf(door).map(({ machine, operator }) => [
      operator,
      kill(door, machine, [model]),
    ]);
    expect(kills.filter(([, by]) => by === 'sneak').map(([operator]) => operator)).toEqual([
      'transition extra',
      'transition extra',
    ]);
    expect(kills.filter(([, by]) => by === undefined)).toEqual([]);
  });
});
