import type { Page } from '@playwright/test';
import { clients, type Design, designs, elevators, services } from '../models/content';
import { cardOf, expanderOf } from '../models/designCards';
import { tabsOf, visitTabs } from '../models/tabs';
import { expect, test } from '../test';

/** What moves on the page beside its elements: the leaves before the hero, or the page before. */
const leaves = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
      .filter((moving) => moving !== '')
      .toSorted(),
  );

test('the page before opens like doors, and the one that a link leads to answers meanwhile', async ({
  page,
  site,
}) => {
  await site.visit('/about');
  await site.holdMotion();
  const footer = page.getByRole('contentinfo');
  await site.press(footer.locator('a[href="/contact"]').first());
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => leaves(page)).toEqual(['::view-transition-old(root)']);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel(site.say('Subject')).click();
  await expect(page.getByLabel(site.say('Subject'))).toBeFocused();
  // The same link leads to the top of the page, and nothing opens.
  await site.hurryMotion();
  await expect.poll(() => leaves(page)).toEqual([]);
  await site.holdMotion();
  await site.press(footer.locator('a[href="/contact"]').first());
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await leaves(page)).toEqual([]);
});

test('Back and Forward open no doors', async ({ page, site }) => {
  await site.visit('/about');
  await site.press(page.getByRole('contentinfo').locator('a[href="/contact"]').first());
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => leaves(page)).toEqual([]);
  await site.holdMotion();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await leaves(page)).toEqual([]);
});

test('two leaves part before the hero of who comes from elsewhere, and of nobody else', async ({
  page,
  site,
}) => {
  await site.holdMotion();
  await site.visit('/');
  expect(await leaves(page)).toEqual(['::after', '::before']);
  await site.press(page.getByRole('banner').getByRole('link').first());
  await site.hurryMotion();
  await expect.poll(() => leaves(page)).toEqual([]);
  await site.holdMotion();
  await page.reload();
  await site.ready();
  expect(await leaves(page)).toEqual([]);
  // From another page of the site, by its address.
  await page.evaluate(() => window.location.assign('/about'));
  await expect(page).toHaveURL('/about');
  await page.evaluate(() => window.location.assign('/'));
  await expect(page).toHaveURL('/');
  await site.ready();
  expect(await leaves(page)).toEqual([]);
});

/** How far from its place the picture begins that comes in, in pixels, by its alternative text. */
const comingFrom = (page: Page, alt: string) =>
  page
    .getByRole('tabpanel')
    .getByAltText(alt, { exact: true })
    .evaluate((picture) =>
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).target?.contains(picture))
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .map(({ translate }) => translate)
        .find((translate) => translate !== undefined),
    );

test('an elevator comes from below where it is a later one, and from above where it is an earlier one', async ({
  page,
  site,
}) => {
  await visitTabs(site, 'Elevators');
  const { list, panel } = tabsOf(site, 'Elevators');
  // The others wait in their places once the visitor is near.
  await expect
    .poll(() =>
      panel
        .locator('img')
        .evaluateAll((all) => all.every((one) => one.getClientRects().length > 0)),
    )
    .toBe(true);
  for (const [index, from] of [
    [3, '0px 24px'],
    [1, '0px -24px'],
    [2, '0px 24px'],
  ] as const) {
    await site.holdMotion();
    await site.press(list.getByRole('tab').nth(index));
    const elevator = elevators[index];
    const begins = () => comingFrom(page, elevator ? site.read(elevator, 'alt') : '');
    expect(await begins()).toBe(from);
    await site.hurryMotion();
    await expect.poll(begins).toBeUndefined();
  }
});

test('as a design card grows the words go as they stood, and come back where the cards have their widths @desktop', async ({
  site,
}) => {
  await site.visitWithStoppedClock('/');
  const [cabins, doors] = designs;
  if (!cabins || !doors) throw new Error('There are no designs');
  /** Of a card's title and its text: whether it is laid out, and how large it is. */
  const words = (design: Design) =>
    cardOf(site, design)
      .locator('h3, p')
      .evaluateAll((all) =>
        all.map((one) => [one.getClientRects().length > 0, getComputedStyle(one).fontSize]),
      );
  await cardOf(site, cabins).scrollIntoViewIfNeeded();
  const [large, small] = [await words(cabins), await words(doors)];
  await site.holdMotion();
  await site.press(expanderOf(site, doors));
  await expect(expanderOf(site, doors)).toHaveAttribute('aria-expanded', 'true');
  expect(await words(cabins)).toEqual(large);
  expect(await words(doors)).toEqual(small);
  await site.hurryMotion();
  await expect.poll(() => words(cabins)).toEqual(small);
  await expect.poll(() => words(doors)).toEqual(large);
});

test('the car of a drawing goes up and its counterweight down where the focus is in its leaf', async ({
  page,
  site,
}) => {
  await site.visit('/');
  const row = page.getByRole('region', { name: site.say('Our_Services') });
  const riders = (index: number) =>
    row
      .getByRole('listitem')
      .nth(index)
      .locator('use')
      .evaluateAll((all) =>
        all.map((use) => Number.parseFloat(getComputedStyle(use).translate.split(' ')[1] ?? '0')),
      );
  // The row has come to the first card.
  await expect.poll(() => riders(0)).toEqual([0, -28, 28]);
  const maintenance = services.findIndex(({ id }) => id === '04');
  await expect.poll(() => riders(maintenance)).toEqual([0, 0, 0]);
  await row.getByRole('listitem').nth(maintenance).getByRole('link').focus();
  await expect.poll(() => riders(maintenance)).toEqual([0, -28, 28]);
});

test('under the pointer a client has light on its floor, and the others are dimmed', async ({
  page,
  site,
}) => {
  test.skip(site.isMobile, 'A finger does not hover.');
  await site.visit('/');
  const tiles = page.getByRole('region', { name: site.say('Our_Clients') }).getByRole('listitem');
  const filters = () =>
    tiles.evaluateAll((all) => all.map((tile) => getComputedStyle(tile).filter));
  const light = () =>
    tiles
      .nth(2)
      .getByRole('figure')
      .evaluate((tile) => getComputedStyle(tile, '::before').opacity);
  await expect.poll(filters).toEqual(clients.map(() => 'none'));
  expect(await light()).toBe('0');
  await tiles.nth(2).getByRole('figure').hover();
  const dimmed = 'brightness(0.82)';
  await expect.poll(filters).toEqual([dimmed, dimmed, 'none', dimmed, dimmed]);
  await expect.poll(light).toBe('1');
  // Escape puts the title away, and the light with it.
  await page.keyboard.press('Escape');
  await expect.poll(light).toBe('0');
});

test.describe('where no motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no doors open, neither before the hero nor between pages', async ({ page, site }) => {
    await site.holdMotion();
    await site.visit('/');
    expect(await leaves(page)).toEqual([]);
    await site.press(page.getByRole('contentinfo').locator('a[href="/about"]').first());
    await expect(page).toHaveURL('/about');
    expect(await leaves(page)).toEqual([]);
  });
});
