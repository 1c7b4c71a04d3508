import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { doorModel, event, nothing } from './doorModel';
import { lightModel } from './example/lightModel';
import { comparePaths, differenceInWords, listPaths } from './listPaths';

const door = doorModel({});
const bell = doorModel({ name: 'bell' });
const tour = { generator: 'tour' };
const none = { events: [], states: [], actions: [] };

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

describe('listPaths', () => {
  const models = [lightModel, doorModel({ name: 'at home' }), doorModel({ name: 'abroad' })];

  it.each([
    [{ machine: 'light' }, ['light, tour', 'light, pairs', 'light, sneak']],
    [{ machine: 'door', generator: 'sneak' }, ['at home, sneak', 'abroad, sneak']],
    [{ machine: 'abroad', generator: 'tour' }, ['abroad, tour']],
  ])('narrowed by %j lists those of %j', (filter, names) => {
    const listed = listPaths(models, filter);
    expect(new Set(listed.map(({ model, generator }) => `${model}, ${generator}`))).toEqual(
      new Set(names),
    );
  });

  it.each([
    [{ machine: 'gate' }, 'There is no machine "gate"; there are light, at home, abroad, door'],
    [{ generator: 'walk' }, 'There is no generator "walk"; there are tour, pairs, sneak'],
  ])('refuses %j and names what there is', (filter, reason) => {
    expect(() => listPaths(models, filter)).toThrow(reason);
    expect(() => comparePaths([], models, filter)).toThrow(reason);
  });
});

describe('comparePaths', () => {
  const shut = doorModel({
    machine: createMachine({
      initial: 'shut',
      states: { shut: { on: { open: 'opened' } }, opened: { on: { close: 'shut' } } },
    }),
    states: { shut: nothing, opened: nothing },
  });

  it('finds no difference between equal models', () => {
    expect(comparePaths([door], [doorModel({})], {})).toEqual([]);
  });

  it('names paths that are added, and those that are removed, each by its own name', () => {
    const filter = { ...tour, machine: 'bell' };
    const states = ['["closed",{}]', '["opened",{}]'];
    expect(comparePaths([door], [door, bell], filter)).toEqual([
      {
        change: 'added',
        model: 'bell',
        generator: 'tour',
        before: [],
        after: [expect.any(String)],
        steps: [0, 2],
        gone: none,
        come: { events: ['open', 'close'], states, actions: [] },
      },
    ]);
    expect(comparePaths([door, bell], [door], filter)).toEqual([
      expect.objectContaining({ change: 'removed', model: 'bell', steps: [2, 0], come: none }),
    ]);
  });

  it.each([
    ['an event', lit(), door, { events: ['after patience'] }, { events: ['close'] }],
    ['a state', door, shut, { states: ['["closed",{}]'] }, { states: ['["shut",{}]'] }],
    [
      'an action',
      lit(),
      lit({ action: 'ring' }),
      { actions: ['light on open'] },
      { actions: ['ring on open'] },
    ],
    [
      'a delay',
      lit(),
      lit({ delay: 900 }),
      { actions: ['after patience in 500 ms on open'] },
      { actions: ['after patience in 900 ms on open'] },
    ],
  ])('notices that %s has changed', (_, before, after, gone, come) => {
    expect(comparePaths([before], [after], tour)).toMatchObject([
      { change: 'changed', gone, come },
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

  it('says what goes and what comes, or that only the order is another', () => {
    const gone = { ...none, states: ['["closed",{}]'], actions: ['light on open'] };
    const come = { ...none, events: ['ring'] };
    expect(differenceInWords({ ...difference, gone, come }).split('\n')).toEqual([
      'changed: door, tour: 1 (2 steps) → none (0 steps)',
      '  - state ["closed",{}]',
      '  - action light on open',
      '  + event ring',
    ]);
    expect(differenceInWords(difference)).toMatch(/\n {2}the same in another order$/);
  });
});
