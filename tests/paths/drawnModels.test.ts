import { expect, it } from 'vitest';
import { models } from '../models/models';
import { conditions } from '../models/visitConditions';
import { drawModels } from './drawnModels';

it.each(conditions)('the condition "$name" has paths to walk', ({ walked }) => {
  expect(walked).not.toHaveLength(0);
});

it('each draw takes one model per group of similar machines, and every fourth draw the next', () => {
  const draws = [0, 4, 8, 12, 16].map((draw) => drawModels(draw).map(({ name }) => name));
  for (const names of draws) {
    expect(names.filter((name) => /^(contact form|client|header)/.test(name))).toHaveLength(3);
    expect(names).toEqual(expect.arrayContaining(['site in Arabic', 'site in English', 'safety']));
  }
  expect(new Set(draws.flat())).toEqual(new Set(models.map(({ name }) => name)));
});
