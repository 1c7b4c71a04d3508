import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Keeps the typeface, and so the end of the page's loading, back until it is let come. */
async function holdTypeface(page: Page): Promise<() => void> {
  let isHeld = true;
  await page.route('**/fonts/*', async (route) => {
    await expect.poll(() => isHeld).toBe(false);
    await route.continue();
  });
  return () => void (isHeld = false);
}

test('what lies far below is laid out once the first view is complete, and is then as if it had always been', async ({
  page,
  site,
}) => {
  const letCome = await holdTypeface(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const root = page.locator('html');
  const isFooterLeft = () =>
    page
      .locator('footer')
      .getByRole('link')
      .first()
      .evaluate((link) => !link.checkVisibility({ contentVisibilityAuto: true }));
  await expect(root).toHaveClass(/arriving/);
  await expect.poll(isFooterLeft).toBe(true);

  letCome();
  await site.ready();
  await expect(root).not.toHaveClass(/arriving/);
  expect(await isFooterLeft()).toBe(false);
  await expect(page.locator('[data-laid]')).toHaveCount(0);
});

test('a page that is come back to is where it was left', async ({ page, site }) => {
  await site.visit('/');
  const heading = page.getByRole('heading', { level: 2, name: site.say('Why_Choose_Us') });
  await heading.scrollIntoViewIfNeeded();
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  const letCome = await holdTypeface(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).not.toHaveClass(/arriving/, { timeout: 1000 });
  letCome();
  await site.ready();
  await expect.poll(top).toBe(before);
});
