import type { Locator } from '@playwright/test';
import { expectSight } from '../models/expectSight';
import type { SiteDriver } from '../models/SiteDriver';
import { pagePaths } from '../sitePaths';
import { expect, test } from '../test';

const linesOf = async (part: Locator) => (await part.innerText()).split('\n').filter(Boolean);

/** Expects every picture to be loaded, and every link to be neither hidden nor covered. */
async function canBeUsed({ page }: SiteDriver) {
  await expect(page.locator('html')).not.toHaveAttribute('data-running');
  for (const picture of await page.getByRole('img').and(page.locator('main img')).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  for (const part of ['banner', 'main', 'contentinfo', 'complementary'] as const)
    for (const link of await page.getByRole(part).getByRole('link').all())
      await link.click({ trial: true });
}

// Without scripts no machine runs, so no tour of a model tests that each page is complete without scripts.
for (const path of pagePaths)
  for (const tags of ['@ar @mobile', '@en @desktop'])
    test(`${path} is complete where its scripts cannot run, or are switched off ${tags}`, async ({
      context,
      page,
      site,
    }) => {
      site.trouble.allow(/^uncaught /);
      // Imitates an older browser, which lacks parts of the language: it loads the scripts, and the first of them throws.
      await page.addInitScript(() => void Reflect.deleteProperty(Symbol, 'for'));
      await page.goto(path);
      await expectSight(site, `${path.slice(1) || 'home'} without scripts`);
      await canBeUsed(site);
      const main = page.getByRole('main');
      const lines = await linesOf(main);
      const fields = path === '/about' ? [] : await linesOf(main.getByRole('form'));

      const protocol = await context.newCDPSession(page);
      await protocol.send('Emulation.setScriptExecutionDisabled', { value: true });
      await page.goto(path);
      // With scripts switched off, the page can know that the form cannot be sent, and hides the form.
      await expect(main.getByRole('form')).toHaveCount(0);
      // Polls, because the words of the selected card are displayed, and can be read, only once their animation ends.
      await expect
        .poll(async () => {
          const off = await linesOf(main);
          return lines.filter((line) => !off.includes(line) && !fields.includes(line));
        })
        .toEqual([]);
      await canBeUsed(site);
      await page
        .getByRole('banner')
        .getByRole('link', { name: site.say('Contact_Us'), exact: true })
        .click();
      await expect(page).toHaveURL('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('Contact_Us'));
    });
