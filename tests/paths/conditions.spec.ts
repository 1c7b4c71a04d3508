import { setTimeout } from 'node:timers/promises';
import { extend, translate } from '../conditions';
import { pathTests } from '../harness';
import { models } from '../models/models';
import type { SiteDriver } from '../models/SiteDriver';
import { pagePaths } from '../sitePaths';
import { test } from '../test';
import { siteProject } from './siteProject';

/** What pages meet with people: how it is brought about before the first page is opened, and whose tours are walked in it. */
interface Condition {
  readonly name: string;
  readonly prepare: (site: SiteDriver) => Promise<unknown> | void;
  readonly tours: RegExp;
}

/** Where elements are not as they were served, whatever is rendered may meet them; of a load, only what is rendered first. */
const all = /^(contact form on its page|designs|elevators|menu|site)\b/;
const first = /^(choices|site)\b/;

const conditions: readonly Condition[] = [
  {
    // The browser has been on every page before, and keeps what it has loaded.
    name: 'on a second visit',
    prepare: async ({ page }) => {
      const earlier = await page.context().newPage();
      for (const path of pagePaths) await earlier.goto(path, { waitUntil: 'networkidle' });
      await earlier.close();
    },
    tours: first,
  },
  {
    // The page has long been painted when they come.
    name: 'with late scripts',
    prepare: ({ page }) =>
      page.route('**/assets/*.js', async (route) => {
        await setTimeout(500);
        await route.continue();
      }),
    tours: first,
  },
  {
    name: 'translated',
    prepare: (site) => void site.whenReady.push(translate),
    tours: all,
  },
  {
    name: 'beside an extension',
    prepare: async (site) => {
      // React says that the page is not as it was served, and renders it anew.
      site.trouble.allow(/^(uncaught|console error:) (Error: )?Minified React error #418/);
      await extend(site.page);
    },
    tours: all,
  },
];

for (const { name, prepare, tours } of conditions) {
  const toured = models.filter((model) => tours.test(model.name));
  test.describe(name, () => {
    for (const { group, title, tag, run } of pathTests(toured, 'tour', siteProject))
      test.describe(group, { tag }, () => {
        test(title, async ({ site }, info) => {
          await prepare(site);
          await run(site, info);
        });
      });
  });
}
