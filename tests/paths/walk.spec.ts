import { test } from '../test';
import { given } from './given';
import { randomWalk } from './randomWalk';
import { wholeSites } from './site/wholeSite';
import { walkAndTell } from './testPaths';
import { titleOf } from './walk';

/** `SEED` asks for one walk of one's own, `STEPS` for its length. */
const { SEED, STEPS = '40' } = process.env;
const seeds = SEED === undefined ? [1, 2] : [given('SEED', SEED, 'a whole number')];
const length = given('STEPS', STEPS, 'a positive whole number');

for (const model of wholeSites) {
  const tag = [`@${model.only?.layout}`, `@${model.only?.language}`];
  test.describe(model.name, { tag }, () => {
    for (const seed of seeds) {
      for (const path of model.paths(randomWalk(seed, length))) {
        test(`seed ${seed}: ${titleOf(path)}`, async ({ site }, info) => {
          test.setTimeout(60_000 + path.steps.length * 4_000);
          await walkAndTell({ model, path, generator: 'walk', site, info });
        });
      }
    }
  });
}
