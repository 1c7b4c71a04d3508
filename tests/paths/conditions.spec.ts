import { pathTest } from '../harness/index';
import { expectSight } from '../models/expectSight';
import { conditions } from '../models/visitConditions';
import { pagePaths } from '../sitePaths';
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

for (const path of pagePaths) {
  const name = path.slice(1) || 'home';
  test(`without scripts › the page ${name} equals its record in sights`, async ({ site }) => {
    site.trouble.allow(/^request failed: GET .*[.]js /, /Failed to load resource/);
    await site.page.route('**/assets/*.js', (route) => route.abort());
    await site.page.goto(path);
    await expectSight(site, `${name} without scripts`);
  });
}
