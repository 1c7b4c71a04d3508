import { pathTest, randomWalk, readNumber } from '../harness/index';
import { wholeSites } from '../models/wholeSite/wholeSites';
import { test } from '../test';
import { siteProject } from './siteProject';

/** `SEED` asks for one walk made from this seed instead of several; `STEPS` sets the length of the walks. */
const { SEED, STEPS = '40' } = process.env;
const seeds = SEED === undefined ? [1, 2] : [readNumber('SEED', SEED, 'a whole number')];
const length = readNumber('STEPS', STEPS, 'a positive whole number');

for (const model of wholeSites) {
  for (const seed of seeds) {
    const walks = model.paths(randomWalk(model, seed, length));
    for (const path of walks) {
      const { group, title, tag, run } = pathTest(model, path, 'walk', siteProject);
      test.describe(group, { tag }, () => {
        test(`seed ${seed}: ${title}`, ({ site }, info) => run(site, info));
      });
    }
  }
}
