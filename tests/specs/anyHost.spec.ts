import type { Page } from '@playwright/test';
import { watchShifts } from '../bench/watchShifts';
import { holdRequests } from '../conditions';
import { pagePaths } from '../sitePaths';
import { expect, test } from '../test';

/** Answers the page's request like a host that reads no cookie: with the page in the default language. */
async function serveDefault(page: Page, address: string): Promise<void> {
  const response = await fetch(address);
  const headers = Object.fromEntries(response.headers);
  delete headers['content-encoding'];
  delete headers['content-length'];
  const answer = { status: response.status, headers, body: await response.text() };
  await page.route(address, (route) => route.fulfill(answer));
}

test.describe('on a host that cannot choose the language by cookie @en', () => {
  // Runs animations as for a visitor, because an animation hides the parts that must not be seen yet.
  test.use({ isHurried: false });

  for (const path of pagePaths) {
    test(`${path} shows its heading only in the visitor’s language, and nothing moves as it loads`, async ({
      page,
      site,
      baseURL,
    }) => {
      await serveDefault(page, `${baseURL}${path}`);
      // Holds the typeface back until the page is drawn, so that the test measures any shift that the typeface causes.
      const typeface = '**/plex-en-*.woff2';
      const asked = page.waitForRequest(typeface);
      const letCome = await holdRequests(page, typeface);
      // Records the languages in which the heading is visible.
      await page.addInitScript(() => {
        const seen = new Set<string>();
        Object.assign(window, { seen });
        const noteFrame = () => {
          const heading = document.querySelector('h1');
          if (heading && getComputedStyle(heading).visibility === 'visible')
            seen.add(document.documentElement.lang);
          requestAnimationFrame(noteFrame);
        };
        requestAnimationFrame(noteFrame);
      });
      const readShift = await watchShifts(page);
      await site.visit(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await asked;
      await letCome();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise(requestAnimationFrame);
      });
      const readSeen = () =>
        page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
      await expect.poll(readSeen).toEqual(['en']);
      // The page did not preload this language's font. Yet nothing shifts: the letters of the fallback font are nearly as wide.
      expect(await readShift()).toBeCloseTo(0, 3);
      await expect(page.locator('html')).not.toHaveClass(/pending/);
    });
  }

  test('a page that changes to the visitor’s language is shown without waiting for pictures', async ({
    page,
    baseURL,
  }) => {
    await serveDefault(page, `${baseURL}/`);
    // Never delivers the hero's picture, and fires no long timer, because such a timer would show the page anyway.
    await page.route('**/images/hero*', () => {});
    await page.addInitScript(() => {
      const wait = window.setTimeout.bind(window);
      const unlessLong = (run: () => void, time = 0) => (time < 2000 ? wait(run, time) : 0);
      Object.assign(window, { setTimeout: unlessLong });
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Up/);
    await expect(page.locator('html')).not.toHaveClass(/pending/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a page whose scripts fail is shown after some seconds, in the language of its HTML', async ({
    page,
    site,
    baseURL,
  }) => {
    await serveDefault(page, `${baseURL}/`);
    await page.route('**/assets/index-*.js', (route) => route.abort());
    site.trouble.expect(/^console error: Failed to load resource/, /^request failed: GET .*\.js/);
    site.language = 'ar';
    // Read in the page, since a test that is slow to look might find the heading shown already.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const heading = document.querySelector('h1');
        if (heading) heading.dataset['atFirst'] = getComputedStyle(heading).visibility;
      });
    });
    await page.goto('/', { waitUntil: 'commit' });
    const heading = page.locator('h1');
    await expect(heading).toHaveAttribute('data-at-first', 'hidden');
    await expect(heading).toBeVisible({ timeout: 8000 });
  });
});
