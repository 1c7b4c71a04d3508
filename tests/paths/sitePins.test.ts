import { expect, it } from 'vitest';
import { departures } from '../harness';
import { readPins, sitePins } from './sitePins';

it('walks as much as is pinned', () => {
  expect(departures(sitePins(), readPins())).toEqual([]);
});
