import { expect, it } from 'vitest';
import { matchesSearch } from '../../src/devtools/inspector/model/rowsNear';

const texts = ['rotation after', 'cabins pick panorama', 'cabins hold', 'menu open'];

it.each([
  ['', texts],
  ['cabins', ['cabins pick panorama', 'cabins hold']],
  ['CABINS pick', ['cabins pick panorama']],
  ['-cabins', ['rotation after', 'menu open']],
  ['cabins -hold', ['cabins pick panorama']],
  ['menu +after', ['rotation after', 'menu open']],
  ['-cabins +hold', ['rotation after', 'cabins hold', 'menu open']],
  ['menu -', ['menu open']],
  ['menu +', ['menu open']],
  ['paternoster', []],
])('a search for "%s" finds what it says', (search, found) => {
  expect(texts.filter((text) => matchesSearch(text, search))).toEqual(found);
});
