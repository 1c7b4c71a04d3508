import { pathTests } from '../harness';
import { models } from '../models/models';
import { drawProject } from '../projects';
import { test } from '../test';
import { drawnModels } from './drawnModels';
import { siteProject } from './siteProject';

// `DRAW`, a number, shortens the run: it chooses one model of each group of similar models, and one project for each tour. All tours
// together still run in all four projects.
const { DRAW } = process.env;
const drawn = DRAW ? drawnModels(models, Number(DRAW)) : models;

for (const [index, { group, title, tag, run }] of pathTests(drawn, 'tour', siteProject).entries())
  test.describe(group, { tag: DRAW ? drawProject(tag, Number(DRAW) + index) : tag }, () => {
    test(title, ({ site }, info) => run(site, info));
  });
