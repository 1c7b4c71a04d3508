import { describe, expect, it } from 'vitest';
import { differences, listPaths } from './list';
import type { ListedPath } from './list';
import { models } from './models';

const path = (id: string, model: string, ...events: string[]): ListedPath => ({
  id,
  model,
  machine: model,
  generator: 'tour',
  events,
});

const names = (filter: Parameters<typeof listPaths>[1]) =>
  new Set(listPaths(models, filter).map(({ model, generator }) => `${model}, ${generator}`));

describe('listPaths', () => {
  it('lists the paths of the harness’s own generators', () => {
    const generators = new Set(listPaths(models, {}).map(({ generator }) => generator));
    expect(generators).toEqual(new Set(['tour', 'pairs', 'sneak']));
  });

  it('narrows them to a machine, a model, a generator', () => {
    expect(names({ machine: 'safety' })).toEqual(new Set(['safety, tour', 'safety, pairs']));
    expect(names({ machine: 'contactForm', generator: 'sneak' })).toEqual(
      new Set(['contact form at home, sneak', 'contact form on its page, sneak']),
    );
    expect(names({ machine: 'menu on desktop' })).toEqual(new Set(['menu on desktop, tour']));
  });

  it('names what there is where a name is unknown', () => {
    expect(() => listPaths(models, { machine: 'door' })).toThrow(
      /^There is no machine "door"; there are language from Arabic, .*contactForm$/,
    );
    expect(() => listPaths(models, { generator: 'walk' })).toThrow(
      'There is no generator "walk"; there are tour, pairs, sneak, stock',
    );
  });
});

describe('differences', () => {
  it('are none between equal lists', () => {
    expect(differences([path('1', 'door', 'open')], [path('1', 'door', 'open')])).toEqual([]);
  });

  it('are paths added, removed and changed, and the events that come and go', () => {
    const before = [path('1', 'door', 'open', 'open'), path('2', 'lift', 'call')];
    const after = [path('3', 'door', 'open', 'close', 'lock'), path('4', 'bell', 'ring')];
    expect(differences(before, after)).toEqual([
      {
        change: 'changed',
        model: 'door',
        generator: 'tour',
        before: ['1'],
        after: ['3'],
        steps: [2, 3],
        gone: [],
        come: ['close', 'lock'],
      },
      expect.objectContaining({ change: 'removed', model: 'lift', gone: ['call'], come: [] }),
      expect.objectContaining({ change: 'added', model: 'bell', gone: [], come: ['ring'] }),
    ]);
  });
});
