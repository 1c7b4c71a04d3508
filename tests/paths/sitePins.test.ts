import { expect, it } from 'vitest';
import { departures } from '../harness/index';
import { models } from '../models/models';
import { drawModels } from './drawnModels';
import { readPins, sitePins } from './sitePins';

it('the models make as many paths and steps as their pins say', () => {
  expect(departures(sitePins(), readPins())).toEqual([]);
});

it('each draw takes one model per group of similar machines, and successive draws take every model', () => {
  const draws = [0, 1, 2, 3, 4].map((draw) => drawModels(draw).map(({ name }) => name));
  for (const names of draws) {
    expect(names.filter((name) => /^(contact form|client|header)/.test(name))).toHaveLength(3);
    expect(names).toEqual(expect.arrayContaining(['site in Arabic', 'site in English', 'safety']));
  }
  expect(new Set(draws.flat())).toEqual(new Set(models.map(({ name }) => name)));
});
