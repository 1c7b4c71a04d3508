import { pathTests } from '../harness';
import { models } from '../models/models';
import { drawProject } from '../projects';
import { test } from '../test';
import { siteProject } from './siteProject';

// `DRAW` is a number that draws a project for each tour, among those that the tour's tags allow. All tours together run in all four
// projects.
const { DRAW } = process.env;

for (const [index, { group, title, tag, run }] of pathTests(models, 'tour', siteProject).entries())
  test.describe(group, { tag: DRAW ? drawProject(tag, Number(DRAW) + index) : tag }, () => {
    test(title, ({ site }, info) => run(site, info));
  });
