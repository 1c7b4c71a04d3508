import { pathTest } from '../harness/index';
import { conditions } from '../models/visitConditions';
import { test } from '../test';
import { siteProject } from './siteProject';

for (const { name, prepare, walked } of conditions) {
  test.describe(name, () => {
    for (const [model, path] of walked) {
      const { group, title, tag, run } = pathTest(model, path, 'tour', siteProject);
      test.describe(group, { tag }, () => {
        test(title, async ({ site }, info) => {
          await site.prepareBy(prepare);
          await run(site, info);
        });
      });
    }
  });
}
