import { setTimeout } from 'node:timers/promises';
import { extend, translate } from '../conditions';
import { pathTest, pathTests } from '../harness';
import { expectSight } from '../models/expectSight';
import { models } from '../models/models';
import type { SiteDriver } from '../models/SiteDriver';
import { pagePaths } from '../sitePaths';
import { test } from '../test';
import { siteProject } from './siteProject';

/** A condition under which people use the site: how it is set up before the first page opens, and the models whose tours it concerns. */
interface Condition {
  readonly name: string;
  readonly prepare: (site: SiteDriver) => Promise<unknown> | void;
  readonly tours: RegExp;
}

/** The models whose tours are walked where the elements of a page are changed, and where only its loading is. */
const all = /^(contact form on its page|designs|elevators|menu|site)\b/;
const first = /^(choices|site)\b/;

/** Reports each animation of the style sheet, as it starts, that changes where something is or how large. It runs in the page. */
function reportMoves() {
  document.addEventListener('animationstart', ({ animationName, target }) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const frames = rules.filter(
      (rule) => rule instanceof CSSKeyframesRule && rule.name === animationName,
    );
    if (frames.some(({ cssText }) => /translate|transform|scale|rotate|clip-path/.test(cssText)))
      console.error('Something moves:', (target as Element).outerHTML.slice(0, 80));
  });
}

const conditions: readonly Condition[] = [
  {
    // Every page is in the browser's cache.
    name: 'on a second visit',
    prepare: async ({ page }) => {
      const earlier = await page.context().newPage();
      for (const path of pagePaths) await earlier.goto(path, { waitUntil: 'networkidle' });
      await earlier.close();
    },
    tours: first,
  },
  {
    // The scripts arrive long after the page is painted.
    name: 'with late scripts',
    prepare: ({ page }) =>
      page.route('**/assets/*.js', async (route) => {
        await setTimeout(500);
        await route.continue();
      }),
    tours: first,
  },
  {
    name: 'where no motion is wanted',
    prepare: async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(reportMoves);
    },
    tours: /^choices\b/,
  },
  { name: 'translated', prepare: (site) => void site.whenReady.push(translate), tours: all },
  {
    name: 'beside an extension',
    prepare: async (site) => {
      // React reports that the page is not as it was served, and renders it again.
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

// What a visitor does before the scripts have come is kept until then. They write the cookie, and change what was served.
for (const model of models.filter(({ name }) => /^(contact form|designs)/.test(name))) {
  const served = { ...model, changes: [...(model.changes ?? []), 'cookie', 'main'] };
  const { start, transitions } = model.graph;
  const firsts = transitions.filter(
    ({ from, event: { type, by = 'press' } }) =>
      from === start && /^(change|pause|submit)$/.test(type) && by === 'press',
  );
  for (const { event } of firsts) {
    const path = model.pathOf([event]);
    if (!path) throw new Error(`"${event.type}" cannot come first`);
    const { group, title, tag, run } = pathTest(served, path, 'tour', siteProject);
    test.describe(`before the scripts come › ${group}`, { tag }, () => {
      test(`${event.type} › ${title}`, async ({ site }, info) => {
        await site.holdScriptsUntilActed();
        await run(site, info);
      });
    });
  }
}

for (const path of pagePaths) {
  const name = path.slice(1) || 'home';
  test(`without scripts › ${name} is as it was written down`, async ({ site }) => {
    site.trouble.allow(/^request failed: GET .*[.]js /, /Failed to load resource/);
    await site.page.route('**/assets/*.js', (route) => route.abort());
    await site.page.goto(path);
    await expectSight(site, `${name} without scripts`);
  });
}
