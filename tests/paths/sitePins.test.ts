import { expect, it } from 'vitest';
import { departures } from '../harness';
import { readPins, sitePins } from './sitePins';

it('the models make as many paths and steps as their pins say', () => {
  expect(departures(sitePins(), readPins())).toEqual([]);
});
