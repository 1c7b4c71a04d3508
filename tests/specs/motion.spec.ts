import type { Page } from '@playwright/test';
import { expect, test } from '../test';

/** The doors that move: the two before the hero, or the picture of the old page. The lines beneath links are none. */
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

test('a link opens the old page like doors, and the new one can be used meanwhile', async ({
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
  // The same link leads to the top of the page, and nothing opens.
  await site.hurryMotion();
  await expect.poll(() => movingDoors(page)).toEqual([]);
  await site.holdMotion();
  await site.press(footer.locator('a[href="/contact"]').first());
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await movingDoors(page)).toEqual([]);
});

test('Back and Forward change the page without doors', async ({ page, site }) => {
  await site.visit('/about');
  await site.press(page.getByRole('contentinfo').locator('a[href="/contact"]').first());
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => movingDoors(page)).toEqual([]);
  await site.holdMotion();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await movingDoors(page)).toEqual([]);
});

test('the doors before the hero open for who comes from elsewhere, and not on a reload or from another page', async ({
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
  // From another page of the site, by its address.
  await page.evaluate(() => window.location.assign('/about'));
  await expect(page).toHaveURL('/about');
  await page.evaluate(() => window.location.assign('/'));
  await expect(page).toHaveURL('/');
  await site.ready();
  expect(await movingDoors(page)).toEqual([]);
});

test.describe('where no motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no doors open, neither before the hero nor between pages', async ({ page, site }) => {
    await site.holdMotion();
    await site.visit('/');
    expect(await movingDoors(page)).toEqual([]);
    await site.press(page.getByRole('contentinfo').locator('a[href="/about"]').first());
    await expect(page).toHaveURL('/about');
    expect(await movingDoors(page)).toEqual([]);
  });
});
