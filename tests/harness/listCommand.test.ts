import { expect, it } from 'vitest';
import { doorModel } from './doorModel';
import { lightModel } from './example/lightModel';
import { listCommand } from './listCommand';

const models = [lightModel, doorModel({ name: 'at home' }), doorModel({ name: 'abroad' })];
const list = (...args: string[]) => listCommand(args, models);
const headsOf = (text: string) => text.split('\n').filter((line) => !line.startsWith(' '));

it('listCommand lists the paths of all models, or those of a given machine, model or generator', () => {
  expect(headsOf(list())).toHaveLength(9);
  expect(headsOf(list('--machine', 'door', '--generator', 'sneak'))).toHaveLength(2);
  expect(list('--machine', 'abroad', '--generator', 'tour').split('\n').slice(1)).toEqual([
    '  init → ["closed",{}]',
    '  open → ["opened",{}]',
    '  close → ["closed",{}]',
  ]);
});

it('listCommand refuses an unknown name with a list of the known names', () => {
  for (const asked of ['--machine', '--generator'])
    expect(() => list(asked, 'gate')).toThrow(
      /light, at home, door, abroad, .* tour, pairs, sneak/,
    );
});
