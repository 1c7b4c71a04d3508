import { expect, it } from 'vitest';
import { models } from '../models/models';
import { conditions } from '../models/visitConditions';
import { drawModels } from './drawnModels';

it('the conditions walk as many paths as these', () => {
  expect(conditions.map(({ name, walked }) => `${name}: ${walked.length}`)).toMatchInlineSnapshot(`
    [
      "on a second visit: 14",
      "with late scripts: 14",
      "with scripts that were waited for in vain: 2",
      "where no motion is wanted: 1",
      "translated: 5",
      "beside an extension: 5",
      "in a language that was changed in place: 3",
      "before the scripts come: 10",
    ]
  `);
});

it('each draw takes one model per group of similar machines, and every fourth draw the next', () => {
  const draws = [0, 4, 8, 12, 16].map((draw) => drawModels(draw).map(({ name }) => name));
  for (const names of draws) {
    expect(names.filter((name) => /^(contact form|client|header)/.test(name))).toHaveLength(3);
    expect(names).toEqual(expect.arrayContaining(['site in Arabic', 'site in English', 'safety']));
  }
  expect(new Set(draws.flat())).toEqual(new Set(models.map(({ name }) => name)));
});
