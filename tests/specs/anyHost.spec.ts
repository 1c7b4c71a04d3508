import { pagePaths } from '../sitePaths';
import { expect, test } from '../test';

/** What a host sends that reads no cookie: the page in the default language. */
async function sendDefault(address: string) {
  const { status, headers, text } = await fetch(address).then(async (response) => ({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  }));
  delete headers['content-encoding'];
  delete headers['content-length'];
  return { status, headers, body: text };
}

/** What the page notes of itself from its first moment: the languages that its heading was seen in, and how far things moved. */
interface Notes {
  readonly seen: readonly string[];
  readonly shift: number;
}
const readNotes = () => ({ ...(window as unknown as { notes: Notes }).notes });

test.describe('on a host that cannot choose by cookie @en', () => {
  // What is not to be seen yet is kept from sight by an animation.
  test.use({ isHurried: false });

  for (const path of pagePaths) {
    test(`${path} shows nothing of the other language, and nothing moves`, async ({
      page,
      site,
      baseURL,
    }) => {
      const answer = await sendDefault(`${baseURL}${path}`);
      await page.route(`${baseURL}${path}`, (route) => route.fulfill(answer));
      // The typeface comes late, so that what it would move is seen to move.
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await page.addInitScript(() => {
        const notes = { seen: [] as string[], shift: 0 };
        Object.assign(window, { notes });
        const noteFrame = () => {
          const heading = document.querySelector('h1');
          if (heading && getComputedStyle(heading).visibility === 'visible')
            notes.seen.push(document.documentElement.lang);
          requestAnimationFrame(noteFrame);
        };
        requestAnimationFrame(noteFrame);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            notes.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const typeface = page.waitForEvent('requestfinished', (request) =>
        /\/plex-en-.*\.woff2$/.test(request.url()),
      );
      await site.visit(path);
      await typeface;
      await expect
        .poll(async () => (await page.evaluate(readNotes)).seen.length)
        .toBeGreaterThan(5);
      const { seen, shift } = await page.evaluate(readNotes);
      expect([...new Set(seen)]).toEqual(['en']);
      // The face of this language was not preloaded: its glyphs take the fallback's room but for a hair.
      expect(shift).toBeCloseTo(0, 3);
      await expect(page.locator('html')).not.toHaveClass(/pending/);
    });
  }

  test('a page waits for no picture of the other language', async ({ page, baseURL }) => {
    const answer = await sendDefault(`${baseURL}/`);
    await page.route(`${baseURL}/`, (route) => route.fulfill(answer));
    // Neither the picture nor what else the scripts would wait for ever comes.
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

  test('a page that cannot start is shown after all', async ({ page, site, baseURL }) => {
    const answer = await sendDefault(`${baseURL}/`);
    await page.route(`${baseURL}/`, (route) => route.fulfill(answer));
    await page.route('**/assets/index-*.js', (route) => route.abort());
    site.trouble.expect(/^console error: Failed to load resource/, /^request failed: GET .*\.js/);
    site.language = 'ar';
    await page.goto('/');
    const heading = page.locator('h1');
    await expect(heading).toBeHidden();
    await expect(heading).toBeVisible({ timeout: 8000 });
  });
});
