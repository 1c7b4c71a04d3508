import type { Page } from '@playwright/test';
import { pagePaths } from '../sitePaths';
import { readBrokenWords } from './readBrokenWords';
import { expect, test } from '../test';

/** The widths of tablets and small laptops in CSS pixels, which other tests leave out. */
const between = [768, 820, 900, 1024];

test('R13: on tablets, which have no hover, no word is broken over two lines @mobile', async ({
  page,
  site,
}) => {
  for (const width of between) {
    await page.setViewportSize({ width, height: 1100 });
    for (const path of pagePaths) {
      await site.visit(path);
      expect.soft(await page.evaluate(readBrokenWords), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** The lines of text that lie under the chat button. This function runs in the page. */
function readUnderChat(): string[] {
  const box = document.querySelector('aside a')?.getBoundingClientRect();
  if (!box) return ['There is no chat button'];
  const found: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
    if (node.parentElement.getBoundingClientRect().width <= 1) continue;
    // Skips a service that the window's edge cuts off, because a visitor can scroll the row to read it.
    const leaf = node.parentElement.closest('li')?.getBoundingClientRect();
    if (leaf && (leaf.left < 0 || leaf.right > window.innerWidth)) continue;
    range.selectNodeContents(node);
    const isUnder = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
    if (isUnder) found.push(node.textContent);
  }
  return found;
}

test('no text lies under the chat button @everywhere', async ({ page, site }) => {
  for (const path of pagePaths) {
    await site.visit(path);
    // Measures in the page, because `evaluate` returns numbers but no elements.
    const { length, step } = await page.evaluate(() => ({
      length: document.documentElement.scrollHeight,
      step: innerHeight / 4,
    }));
    for (let top = 0; top < length; top += step) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await expect
        .soft(async () => expect(await page.evaluate(readUnderChat), path).toEqual([]))
        .toPass({ timeout: 2000 });
    }
  }
});

/**
 * For each service's title, the distances in CSS pixels from its lower end to the text below and to the row's lower edge, without
 * repetitions.
 */
const titleDistances = (page: Page) =>
  page.locator('#servicesRow').evaluate((row) => {
    const { bottom } = row.getBoundingClientRect();
    const distances = [...row.querySelectorAll('h3')].map((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      const end = words.getBoundingClientRect().bottom;
      const text = title.nextElementSibling!.getBoundingClientRect().top;
      return `${Math.round(text - end)} ${Math.round(bottom - end)}`;
    });
    return [...new Set(distances)];
  });

test('the titles of the services end at the same height, each just above its text', async ({
  page,
  site,
}) => {
  await site.visit('/');
  const widths = site.isMobile ? [320, 390] : [...between, 1440];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await titleDistances(page), `at ${width} px`).toHaveLength(1);
  }
});

for (const path of ['/', '/contact'])
  test(`after a failed send on ${path} the restore button and the last contact link are in view, and nothing else moves`, async ({
    page,
    site,
  }) => {
    site.trouble.expect(/^status 412/, /Failed to load.*412/, /Email sending failed/);
    await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 412 }));
    await site.visit(path);
    const beside = page.getByRole('heading', {
      name: site.say(path === '/' ? 'Why_Choose_Us' : 'Get_In_Touch'),
    });
    const heightOf = () => beside.evaluate((title) => title.getBoundingClientRect().top + scrollY);
    const before = await heightOf();
    await site.press(page.getByRole('button', { name: site.say('Send_Message') }));
    const form = page.getByRole('form');
    await expect(form.getByRole('button', { name: site.say('Restore_Message') })).toBeInViewport({
      ratio: 1,
    });
    await expect(form.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    if (!site.isMobile) expect(await heightOf()).toBe(before);
  });
