import { pathTests } from '../harness';
import { models } from '../models/models';
import { drawProject } from '../projects';
import { test } from '../test';
import { drawnModels } from './drawnModels';
import { siteProject } from './siteProject';

// The number `DRAW` shortens the run: it draws one of each group of similar models, and one Playwright project for each tour. All four
// projects still run some tours.
const { DRAW } = process.env;
const drawn = DRAW ? drawnModels(models, Number(DRAW)) : models;

for (const [index, { group, title, tag, run }] of pathTests(drawn, 'tour', siteProject).entries())
  test.describe(group, { tag: DRAW ? drawProject(tag, Number(DRAW) + index) : tag }, () => {
    test(title, ({ site }, info) => run(site, info));
  });
