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

test('the language toggle changes the page without a reload while the host answers 503', async ({
  page,
  site,
}) => {
  await site.visit('/about');
  await page.route('**/robots.txt', (route) => route.fulfill({ status: 503 }));
  site.trouble.expect(/^status 503/, /^console error: Failed to load/);
  const before = await page.evaluate(() => performance.timeOrigin);
  const asked = page.waitForResponse('**/robots.txt');
  await site.press(toggle(site));
  site.language = other[site.language];
  await asked;
  await expect(toggle(site)).toHaveAttribute('aria-disabled', 'false');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('Rise'));
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(before);
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
  // Waits until the new page's actors run: the text is there before them, and the next hour would pass meanwhile.
  await site.loadAnew(() => site.press(toggle(site)));
  site.language = other[site.language];
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
