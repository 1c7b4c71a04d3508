import { setTimeout } from 'node:timers/promises';
import { extend, translate } from '../conditions';
import { pathTests } from '../harness';
import { models } from '../models/models';
import type { SiteDriver } from '../models/SiteDriver';
import { pagePaths } from '../sitePaths';
import { test } from '../test';
import { siteProject } from './siteProject';

/** What pages meet with people, and how it is brought about before the first page is opened. */
const conditions: Readonly<Record<string, (site: SiteDriver) => Promise<unknown> | void>> = {
  /** The browser has been on every page before, and keeps what it has loaded. */
  'on a second visit': async ({ page }) => {
    const earlier = await page.context().newPage();
    for (const path of pagePaths) await earlier.goto(path, { waitUntil: 'networkidle' });
    await earlier.close();
  },
  translated: (site) => void site.whenReady.push(translate),
  'beside an extension': async (site) => {
    // React says that the page is not as it was served, and renders it anew.
    site.trouble.allow(/^(uncaught|console error:) (Error: )?Minified React error #418/);
    await extend(site.page);
  },
  /** The page has long been painted when its scripts come. */
  'with late scripts': ({ page }) =>
    page.route('**/assets/*.js', async (route) => {
      await setTimeout(500);
      await route.continue();
    }),
};

const toured = models.filter(({ name }) =>
  /^(choices|contact form on its page|designs|elevators|language|menu|site)\b/.test(name),
);

for (const [condition, prepare] of Object.entries(conditions))
  test.describe(condition, () => {
    for (const { group, title, tag, run } of pathTests(toured, 'tour', siteProject))
      test.describe(group, { tag }, () => {
        test(title, async ({ site }, info) => {
          await prepare(site);
          await run(site, info);
        });
      });
  });
