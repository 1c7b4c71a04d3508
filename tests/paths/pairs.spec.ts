import { pathTests } from '../harness/index';
import { models } from '../models/models';
import { test } from '../test';
import { siteProject } from './siteProject';

for (const { group, title, tag, run } of pathTests(models, 'pairs', siteProject))
  test.describe(group, { tag }, () => {
    test(title, ({ site }, info) => run(site, info));
  });
