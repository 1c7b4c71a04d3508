import { describe, expect, it } from 'vitest';
import { doorModel } from './doorModel';
import { listPaths } from './listPaths';
import { lightModel } from './example/lightModel';

const models = [
  lightModel,
  doorModel({ name: 'door at home' }),
  doorModel({ name: 'door abroad' }),
];
const names = (filter: Parameters<typeof listPaths>[1]) =>
  new Set(listPaths(models, filter).map(({ model, generator }) => `${model}, ${generator}`));

describe('listPaths', () => {
  it('lists the paths of the harness’s own generators', () => {
    const generators = new Set(listPaths(models, {}).map(({ generator }) => generator));
    expect(generators).toEqual(new Set(['tour', 'pairs', 'sneak']));
  });

  it('narrows them to a machine, a model, a generator', () => {
    const all = ['light, tour', 'light, pairs', 'light, sneak'];
    expect(names({ machine: 'light' })).toEqual(new Set(all));
    expect(names({ machine: 'door', generator: 'sneak' })).toEqual(
      new Set(['door at home, sneak', 'door abroad, sneak']),
    );
    expect(names({ machine: 'door abroad', generator: 'tour' })).toEqual(
      new Set(['door abroad, tour']),
    );
  });

  it('names what there is where a name is unknown', () => {
    expect(() => listPaths(models, { machine: 'gate' })).toThrow(
      'There is no machine "gate"; there are light, door at home, door abroad, door',
    );
    expect(() => listPaths(models, { generator: 'walk' })).toThrow(
      'There is no generator "walk"; there are tour, pairs, sneak',
    );
  });
});
