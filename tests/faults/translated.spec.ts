import type { Page } from '@playwright/test';
import { holdScripts, translate } from '../conditions';
import { loseCookies } from '../models/languageEndings';
import { other, toggle } from '../models/languageToggle';
import type { SiteDriver } from '../models/SiteDriver';
import { expect, test } from '../test';

/** Expects that the error screen has not replaced the page. */
const expectNoError = (page: Page) =>
  expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);

async function changeLanguage(page: Page, site: SiteDriver) {
  await site.press(toggle(site));
  site.language = other[site.language];
  await expect(page.locator('html')).toHaveAttribute('lang', site.language);
}

for (const path of ['/', '/about', '/contact']) {
  test(`the language toggle changes every text of ${path} while a browser’s translator is at work @ar`, async ({
    page,
    site,
  }) => {
    await site.visit(path);
    // Without cookies the language toggle changes the page without a reload.
    await loseCookies(site, 'dropped');
    await translate(page);
    const texts = () =>
      page
        .locator('body')
        .innerText()
        .then((text) => text.match(/[ء-ي]{2,}/g) ?? []);
    expect((await texts()).length).toBeGreaterThan(20);
    await changeLanguage(page, site);
    await page.getByRole('alert').getByRole('button').click();
    await expectNoError(page);
    expect(await texts()).toEqual([]);
    await changeLanguage(page, site);
    await expect(toggle(site)).toBeVisible();
    await expectNoError(page);
  });
}

test('a page that the browser translates before its scripts run stays translated @mobile @ar', async ({
  context,
  page,
  site,
}) => {
  // React reports that the page differs from the served HTML, and renders it anew.
  site.trouble.allow(/^(uncaught|console error:) (Error: )?Minified React error #418/);
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel(site.say('Message')).fill('Four floors');
  await page.evaluate(() => {
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
  });
  await translate(page);
  await release();
  await site.ready();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('Contact_Us'));
  await expect(page.getByLabel(site.say('Message'))).toHaveValue('Four floors');
  await site.check();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'i18next', value: 'ar' });
});
