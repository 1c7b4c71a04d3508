import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { departures, pinsAsText } from '../harness';
import { readPins, sitePins } from './sitePins';

it('walks as much as is pinned, and has every spec', () => {
  expect(departures(sitePins(), readPins())).toEqual([]);
});

it('pins in one form, whose difference says what has changed', () => {
  const file = readFileSync(new URL('pins.json', import.meta.url), 'utf8');
  expect(pinsAsText(readPins())).toBe(file);
});
