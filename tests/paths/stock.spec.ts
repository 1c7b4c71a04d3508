import { pathTests } from '../harness/pathTests';
import { models } from '../models/models';
import { test } from '../test';

for (const { group, title, tag, run } of pathTests(models, 'stock')) {
  test.describe(group, { tag }, () => {
    test(title, ({ site }, info) => run(site, info));
  });
}
