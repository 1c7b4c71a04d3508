import { pathTests } from '../harness';
import { models } from '../models/models';
import { drawProject } from '../projects';
import { test } from '../test';
import { siteProject } from './siteProject';

// With `DRAW`, a number, each tour is walked in one of the projects that its tags allow, and all tours together in all four.
const { DRAW } = process.env;

for (const [index, { group, title, tag, run }] of pathTests(models, 'tour', siteProject).entries())
  test.describe(group, { tag: DRAW ? drawProject(tag, Number(DRAW) + index) : tag }, () => {
    test(title, ({ site }, info) => run(site, info));
  });
