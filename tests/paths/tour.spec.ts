import { pathTests } from '../harness/index';
import { drawProject } from '../projects';
import { test } from '../test';
import { modelsOfRun } from './drawnModels';
import { siteProject } from './siteProject';

// The number `DRAW` shortens the run: it draws one of each group of similar models, and one Playwright project for each tour. All four
// projects still run some tours.
const { DRAW } = process.env;

const tours = pathTests(modelsOfRun, 'tour', siteProject);

for (const [index, { group, title, tag, run }] of tours.entries())
  test.describe(group, { tag: DRAW ? drawProject(tag, Number(DRAW) + index) : tag }, () => {
    test(title, ({ site }, info) => run(site, info));
  });
