import { chromium, type Page } from '@playwright/test';
import { findWithWindows } from '../findBrowser';
import { expect, test } from '../test';

const toggleOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(EN|ع) / });

/** Reports to a page that it is visible again: a browser without windows shows all its tabs at all times. */
const lookAt = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

const storedLanguage = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'i18next')?.value;

test('a tab follows the language that was chosen in another tab, and keeps what was typed @desktop @ar', async ({
  page,
  context,
  site,
}) => {
  await site.visit('/contact');
  await page.locator('[name=message]').fill('ثلاثة طوابق');
  const second = await context.newPage();
  await second.goto('/');
  const switched = second.waitForEvent('domcontentloaded');
  await toggleOf(second).click();
  await switched;
  await expect(second.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');

  const followed = page.waitForEvent('domcontentloaded');
  await lookAt(page);
  await followed;
  site.language = 'en';
  await site.ready();
  await expect(page.locator('[name=message]')).toHaveValue('ثلاثة طوابق');
  expect(await storedLanguage(page)).toBe('en');
  await lookAt(page);
  expect(site.loads).toBe(2);
});

test('a page follows a language cookie that was edited by hand, once it is looked at again @mobile @en', async ({
  page,
  context,
  site,
  baseURL,
}) => {
  await site.visit('/about');
  await context.addCookies([{ name: 'i18next', value: 'ar-EG', url: `${baseURL}/` }]);
  const followed = page.waitForEvent('domcontentloaded');
  await lookAt(page);
  await followed;
  site.language = 'ar';
  await site.ready();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('Rise'));
  expect(await storedLanguage(page)).toBe('ar');
});

test('Back and Forward show the language that was chosen last @desktop', async ({ page, site }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await site.visit('/contact');
  await page
    .getByRole('banner')
    .getByRole('link', { name: site.say('navbar_About_Us') })
    .click();
  await expect(page).toHaveURL('/about');
  const loaded = page.waitForEvent('domcontentloaded');
  await toggleOf(page).click();
  await loaded;
  site.language = site.language === 'ar' ? 'en' : 'ar';
  await site.ready();
  await page.goBack();
  await expect(heading).toHaveText(site.say('Contact_Us'));
  await site.check();
  await page.goForward();
  await expect(heading).toHaveText(site.say('Rise'));
});

test('a page from the back/forward cache follows the cookie too @desktop @ar', async ({
  baseURL,
}) => {
  const executablePath = findWithWindows();
  test.skip(!executablePath, 'A browser without windows keeps no page that was left');
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${baseURL}/about`);
    await page.locator('html[data-running]').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        sessionStorage.setItem('persisted', String(persisted));
      });
    });
    await page.goto(`${baseURL}/robots.txt`);
    await page.evaluate(() => void (document.cookie = 'i18next=en; path=/'));
    await page.goBack({ waitUntil: 'commit' });
    // The language changes, and then the page is loaded anew.
    await expect(async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(await page.evaluate(() => sessionStorage.getItem('persisted'))).toBe('true');
      expect(await page.evaluate(() => document.cookie)).toContain('i18next=en');
    }).toPass({ timeout: 20_000 });
  } finally {
    await browser.close();
  }
});
