import type { Page } from '@playwright/test';
import { expect, test } from '../test';

declare global {
  interface Window {
    lastTransition?: ViewTransition;
  }
}

/**
 * Names the elements that move in a door animation: the two halves of the door before the hero (`::before`, `::after`), or, between two
 * pages, the picture of the old page, which opens like a door. Leaves out the lines beneath links, which move too.
 */
const movingDoors = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect as KeyframeEffect)
      .filter(({ target }) => !target?.closest('a'))
      .map(({ pseudoElement }) => pseudoElement ?? '')
      .filter((moving) => moving !== '')
      .toSorted(),
  );

test('a link makes the old page open like a door, and the new page can be used meanwhile', async ({
  page,
  site,
}) => {
  await site.visit('/about');
  await site.holdMotion();
  const footer = page.getByRole('contentinfo');
  await site.press(footer.locator('a[href="/contact"]').first());
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => movingDoors(page)).toEqual(['::view-transition-old(root)']);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel(site.say('Subject')).click();
  await expect(page.getByLabel(site.say('Subject'))).toBeFocused();
  // A second press of the link leads to the top of the same page, without the door animation.
  await site.hurryMotion();
  await expect.poll(() => movingDoors(page)).toEqual([]);
  await site.holdMotion();
  await site.press(footer.locator('a[href="/contact"]').first());
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await movingDoors(page)).toEqual([]);
});

/** Keeps the page's last door animation in `lastTransition`. It runs in the page. */
function keepTransition(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => (window.lastTransition = start(update));
}

test('Back changes the page without the door animation', async ({ page, site }) => {
  await page.addInitScript(keepTransition);
  await site.visit('/about');
  await site.press(page.getByRole('contentinfo').locator('a[href="/contact"]').first());
  await expect(page).toHaveURL('/contact');
  // The address changes before the animation begins.
  await page.evaluate(() => window.lastTransition?.finished);
  await page.evaluate(() => delete window.lastTransition);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('form')).toHaveCount(0);
  expect(await page.evaluate(() => window.lastTransition)).toBeUndefined();
});

test('the door before the hero opens for a visitor from outside, but not on a reload or from another page of the site', async ({
  page,
  site,
}) => {
  await site.holdMotion();
  await site.visit('/');
  expect(await movingDoors(page)).toEqual(['::after', '::before']);
  await site.press(page.getByRole('banner').getByRole('link').first());
  await site.hurryMotion();
  await expect.poll(() => movingDoors(page)).toEqual([]);
  await site.holdMotion();
  await page.reload();
  await site.ready();
  expect(await movingDoors(page)).toEqual([]);
  // Comes from another page of the site by loading the address, not by following a link.
  await page.evaluate(() => window.location.assign('/about'));
  await expect(page).toHaveURL('/about');
  await page.evaluate(() => window.location.assign('/'));
  await expect(page).toHaveURL('/');
  await site.ready();
  expect(await movingDoors(page)).toEqual([]);
});

test.describe('for a visitor who prefers reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('for a visitor who prefers reduced motion no door opens, neither before the hero nor between pages', async ({
    page,
    site,
  }) => {
    await page.addInitScript(keepTransition);
    await site.holdMotion();
    await site.visit('/');
    expect(await movingDoors(page)).toEqual([]);
    await site.press(page.getByRole('contentinfo').locator('a[href="/about"]').first());
    await expect(page).toHaveURL('/about');
    // Animations begin when the transition is ready, after the address has changed.
    await page.evaluate(() => window.lastTransition?.ready);
    expect(await movingDoors(page)).toEqual([]);
  });
});
