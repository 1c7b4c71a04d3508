import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { doorModel, event } from './doorModel';
import { lightModel } from './example/lightModel';
import { comparePaths, listPaths } from './listCommand';

const tour = { generator: 'tour' };

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
    [{ machine: 'gate' }, 'There is no machine "gate"; there are light, at home, door, abroad'],
    [{ generator: 'walk' }, 'There is no generator "walk"; there are tour, pairs, sneak'],
  ])('refuses %j and names what there is', (filter, reason) => {
    expect(() => listPaths(models, filter)).toThrow(reason);
    expect(() => comparePaths([], models, filter)).toThrow(reason);
  });
});

describe('comparePaths', () => {
  const door = doorModel({});
  const opened = 'door, tour: open → ["opened",{}]';

  it.each([
    ['nothing', door, doorModel({}), []],
    [
      'an event and an action',
      lit(),
      door,
      [
        `- ${opened}, light, after patience in 500 ms`,
        '- door, tour: after patience → ["closed",{}], cancel {"sendId":"xstate.after.patience.door.opened"}',
        `+ ${opened}`,
        '+ door, tour: close → ["closed",{}]',
      ],
    ],
    [
      'a delay',
      lit(),
      lit({ delay: 900 }),
      [
        `- ${opened}, light, after patience in 500 ms`,
        `+ ${opened}, light, after patience in 900 ms`,
      ],
    ],
  ])('tells that %s has changed', (_, before, after, lines) => {
    expect(comparePaths([before], [after], tour)).toEqual(lines);
  });

  it('tells what comes with a model, and goes with it', () => {
    const [one, both] = [[door], [door, doorModel({ name: 'bell' })]];
    const [come, gone] = [comparePaths(one, both, tour), comparePaths(both, one, tour)];
    expect(come).toContain('+ bell, tour: open → ["opened",{}]');
    expect(gone).toEqual(come.map((line) => line.replace('+', '-')));
  });
});
