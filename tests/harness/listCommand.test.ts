import { expect, it } from 'vitest';
import { doorModel } from './doorModel';
import { lightModel } from './example/lightModel';
import { listCommand } from './listCommand';

const models = [lightModel, doorModel({ name: 'at home' }), doorModel({ name: 'abroad' })];
const list = (...args: string[]) => listCommand(args, models);
const headsOf = (text: string) => text.split('\n').filter((line) => !line.startsWith(' '));

it('lists the paths of every model, or those of a machine, a model or a generator', () => {
  expect(headsOf(list())).toHaveLength(9);
  expect(headsOf(list('--machine', 'door', '--generator', 'sneak'))).toHaveLength(2);
  expect(list('--machine', 'abroad', '--generator', 'tour').split('\n').slice(1)).toEqual([
    '  init → ["closed",{}]',
    '  open → ["opened",{}]',
    '  close → ["closed",{}]',
  ]);
});

it('refuses an unknown name, and lists the known ones', () => {
  for (const asked of ['--machine', '--generator'])
    expect(() => list(asked, 'gate')).toThrow(
      /light, at home, door, abroad, .* tour, pairs, sneak/,
    );
});
