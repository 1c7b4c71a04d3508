import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { comparePaths, differenceInWords } from './comparePaths';
import { doorModel, event, nothing } from './doorModel';

/** A model of a door that lights up and closes by itself, but for what is changed. */
const lit = ({ action = 'light', delay = 500 } = {}) =>
  doorModel({
    machine: createMachine({
      id: 'door',
      initial: 'closed',
      states: {
        closed: { on: { open: { target: 'opened', actions: action } } },
        opened: { after: { patience: 'closed' } },
      },
    }).provide({ delays: { patience: delay } }),
    events: {
      open: event('open'),
      'xstate.after.patience.door.opened': event('xstate.after.patience.door.opened'),
    },
  });
const door = doorModel({});
const none = { events: [], states: [], actions: [] };
const tour = { generator: 'tour' };

describe('comparePaths', () => {
  it('finds no difference between equal models', () => {
    expect(comparePaths([door], [doorModel({})], {})).toEqual([]);
  });

  it('names paths that are added, and those that are removed, each by its own name', () => {
    const bell = doorModel({ name: 'bell' });
    const filter = { ...tour, machine: 'bell' };
    expect(comparePaths([door], [door, bell], filter)).toEqual([
      {
        change: 'added',
        model: 'bell',
        generator: 'tour',
        before: [],
        after: [expect.any(String)],
        steps: [0, 2],
        gone: none,
        come: {
          events: ['open', 'close'],
          states: ['["closed",{}]', '["opened",{}]'],
          actions: [],
        },
      },
    ]);
    expect(comparePaths([door, bell], [door], filter)).toEqual([
      expect.objectContaining({ change: 'removed', model: 'bell', steps: [2, 0], come: none }),
    ]);
  });

  it('names what there is before and after where a name is unknown to both', () => {
    const bell = doorModel({ name: 'bell' });
    expect(() => comparePaths([door], [bell], { machine: 'lift' })).toThrow(
      'There is no machine "lift"; there are door, bell',
    );
  });

  it('names the events that come and go', () => {
    const [difference] = comparePaths([lit()], [door], tour);
    expect(difference?.gone.events).toEqual(['after patience']);
    expect(difference?.come.events).toEqual(['close']);
  });

  it('notices a state by another name', () => {
    const shut = createMachine({
      initial: 'shut',
      states: { shut: { on: { open: 'opened' } }, opened: { on: { close: 'shut' } } },
    });
    const states = { shut: nothing, opened: nothing };
    const [difference] = comparePaths([door], [doorModel({ machine: shut, states })], tour);
    expect(difference).toMatchObject({
      change: 'changed',
      gone: { ...none, states: ['["closed",{}]'] },
      come: { ...none, states: ['["shut",{}]'] },
    });
    expect(difference?.after).toEqual(difference?.before);
  });

  it('names actions that are dropped and added', () => {
    expect(comparePaths([lit()], [lit({ action: 'ring' })], tour)).toEqual([
      expect.objectContaining({
        change: 'changed',
        gone: { ...none, actions: ['light on open'] },
        come: { ...none, actions: ['ring on open'] },
      }),
    ]);
  });

  it('notices a delay that has changed', () => {
    expect(comparePaths([lit()], [lit({ delay: 900 })], tour)).toEqual([
      expect.objectContaining({
        change: 'changed',
        gone: { ...none, actions: ['after patience in 500 ms on open'] },
        come: { ...none, actions: ['after patience in 900 ms on open'] },
      }),
    ]);
  });
});

describe('differenceInWords', () => {
  const difference = {
    change: 'changed',
    model: 'door',
    generator: 'tour',
    before: ['1'],
    after: [],
    steps: [2, 0],
    gone: none,
    come: none,
  } as const;

  it('says what goes and what comes', () => {
    const gone = { ...none, states: ['["closed",{}]'], actions: ['light on open'] };
    const come = { ...none, events: ['ring'] };
    expect(differenceInWords({ ...difference, gone, come }).split('\n')).toEqual([
      'changed: door, tour: 1 (2 steps) → none (0 steps)',
      '  - state ["closed",{}]',
      '  - action light on open',
      '  + event ring',
    ]);
  });

  it('says so where only the order is another', () => {
    expect(differenceInWords(difference)).toMatch(/\n {2}the same in another order$/);
  });
});
