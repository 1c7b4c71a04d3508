import type { Page } from '@playwright/test';
import { launch } from '../bench/launch';
import { findWithWindows } from '../findBrowser';
import { expect, test } from '../test';

const toggleOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(EN|ع) / });

test('Back and Forward show pages in the language that was chosen last @desktop', async ({
  page,
  site,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await site.visit('/contact');
  await page
    .getByRole('banner')
    .getByRole('link', { name: site.say('navbar_About_Us') })
    .click();
  await expect(page).toHaveURL('/about');
  await site.loadAnew(() => toggleOf(page).click());
  site.language = site.language === 'ar' ? 'en' : 'ar';
  await page.goBack();
  await expect(heading).toHaveText(site.say('Contact_Us'));
  await site.check();
  await page.goForward();
  await expect(heading).toHaveText(site.say('Rise'));
});

test('a window follows the language that was chosen in another window beside it, once it gets the focus @desktop @ar', async ({
  page,
  site,
  baseURL,
}) => {
  await site.visit('/about');
  await page.context().addCookies([{ name: 'i18next', value: 'en', url: `${baseURL}/` }]);
  await site.loadAnew(() => page.evaluate(() => void window.dispatchEvent(new Event('focus'))));
  site.language = 'en';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('Rise'));
});

test('a page from the back/forward cache is shown in the language that the cookie holds @desktop @ar', async ({
  baseURL,
}) => {
  const executablePath = findWithWindows();
  if (!executablePath)
    return test.skip(true, 'A browser without windows keeps no page that was left');
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  await using browser = await launch({ executablePath, ignoreDefaultArgs });
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
  // Retries, because the language changes before the page is reloaded, and a page that is being reloaded does not answer.
  await expect(async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => sessionStorage.getItem('persisted'))).toBe('true');
    expect(await page.evaluate(() => document.cookie)).toContain('i18next=en');
  }).toPass({ timeout: 20_000 });
});
