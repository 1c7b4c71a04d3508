import type { Page } from '@playwright/test';
import { allPaths } from '../sitePaths';
import type { SiteDriver } from '../models/SiteDriver';
import { readBrokenWords } from './readBrokenWords';
import { readLosses } from './readLosses';
import { stretchTexts } from './stretchTexts';
import { expect, test } from '../test';

/** The text of the page that cannot be read, once the page's own typeface is loaded. */
async function losses(page: Page): Promise<string[]> {
  await page.evaluate(async () => void (await document.fonts.ready));
  return page.evaluate(readLosses);
}

/** Visits every page with text twice as large, and expects that all text can be read. */
async function holdsLargeText(page: Page, site: SiteDriver) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of allPaths) {
    await site.visit(path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect.soft(await losses(page), path).toEqual([]);
  }
}

test.beforeEach(async ({ page, site }) => {
  site.trouble.expect(/^status 404/, /Failed to load.*404/, /404 Not Found: /);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('R15: texts three times as long fit everywhere', async ({ page, site }) => {
  for (const path of allPaths) {
    await site.visit(path);
    await page.evaluate(stretchTexts);
    expect.soft(await losses(page), path).toEqual([]);
  }
  if (!site.isMobile) return;
  await site.visit('/');
  await site.press(page.getByRole('button', { name: site.say('Open_Menu') }));
  await page.evaluate(stretchTexts);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await losses(page)).toEqual([]);
});

test('1.4.4: with text twice as large no text is lost', async ({ page, site }) => {
  await holdsLargeText(page, site);
});

test('1.4.4, 1.4.10: 320 px wide and with text twice as large, no text is lost @mobile', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await holdsLargeText(page, site);
});

test('1.4.12: with wider spacing no text is lost; R13: no word is broken', async ({
  page,
  site,
}) => {
  for (const path of allPaths) {
    await site.visit(path);
    expect.soft(await page.evaluate(readBrokenWords), path).toEqual([]);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      // The spacing that 1.4.12 requires, but none between Arabic letters, because they join.
      sheet.replaceSync(`
        * { line-height: 1.5 !important; word-spacing: 0.16em !important }
        :lang(en) * { letter-spacing: 0.12em !important }
        p { margin-block-end: 2em !important }`);
      document.adoptedStyleSheets = [sheet];
    });
    expect.soft(await losses(page), path).toEqual([]);
  }
});

test('1.4.10, R34: 320 px wide, no text is lost and nothing scrolls in two directions @mobile', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of allPaths) {
    await site.visit(path);
    expect.soft(await losses(page), path).toEqual([]);
    expect.soft(await page.evaluate(readBrokenWords), path).toEqual([]);
  }
});

test('1.3.4: a phone turned on its side shows the same headings, and no text is lost @mobile', async ({
  page,
  site,
}) => {
  const headings = () => page.getByRole('heading').and(page.locator('h1, h2')).allTextContents();
  for (const path of allPaths) {
    await page.setViewportSize({ width: 390, height: 844 });
    await site.visit(path);
    const upright = await headings();
    await page.setViewportSize({ width: 844, height: 390 });
    expect.soft(await headings(), path).toEqual(upright);
    // Polls, because the header changes its layout a moment after the window has changed its size.
    await expect.poll(() => losses(page), path).toEqual([]);
  }
});
