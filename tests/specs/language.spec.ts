import { other, toggle } from '../models/languageToggle';
import { expect, test } from '../test';

// At the end of every test, SiteDriver.check expects the page's language and direction to be right.
test('R30: the first visit is in Arabic, and stores this language for all paths @ar @mobile', async ({
  context,
  site,
}) => {
  await site.visit('/about');
  const stored = (await context.cookies()).find(({ name }) => name === 'i18next');
  expect(stored).toMatchObject({ value: 'ar', path: '/' });
  expect(stored?.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 24 * 60 * 60);
});

test('3.2.2: a text typed over an hour ago survives the reload by the language toggle, but no other reload', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await site.visit('/contact');
  const field = page.locator('[name=message]');
  await page.locator('[name=firstName]').fill('نورة');
  await page.locator('[name=phoneNumber]').fill('0501234567');
  await field.fill('Four floors');
  await page.clock.fastForward('01:00:00');
  const loaded = page.waitForEvent('domcontentloaded');
  await site.press(toggle(site));
  site.language = other[site.language];
  await loaded;
  // The text stands on the new page before its actors start, so the next hour would already pass meanwhile.
  await site.ready();
  await expect(page.locator('html')).toHaveAttribute('lang', site.language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('Contact_Us'));
  await expect(field).toHaveValue('Four floors');
  await expect(page.locator('[name=firstName]')).toHaveValue('نورة');
  await expect(page.locator('[name=phoneNumber]')).toHaveValue('0501234567');
  await page.clock.fastForward('01:00:00');
  await expect(field).toHaveValue('Four floors');
  await page.reload();
  await site.ready();
  await expect(field).toHaveValue('');
});
