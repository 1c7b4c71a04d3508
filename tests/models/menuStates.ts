import { type Assertion, expect } from '../harness';
import { layouts } from '../projects';
import { menu, type MenuWorld, names, opener, pages } from './menu';
import type { SiteDriver } from './SiteDriver';

type Shows = Assertion<unknown, MenuWorld, SiteDriver>;

/** Expects the page that the visitor has come to, and no menu. */
async function isClosed(site: SiteDriver, world: MenuWorld): Promise<void> {
  await expect(menu(site)).toBeHidden();
  await expect(site.page).toHaveURL(({ pathname }) => pathname === world.history.at(-1));
  expect(site.loads).toBe(world.loads);
  await expect(opener(site)).toHaveAttribute('aria-expanded', 'false');
}

/** Expects that the menu is off the screen, and the page behind it still held. */
export const showsHidden: Shows = async ({ driver: site, world }) => {
  await isClosed(site, world);
  expect(await site.page.evaluate(() => document.querySelector('dialog')?.open)).toBe(true);
  await expect(opener(site)).not.toBeFocused();
};

/** Expects the closed menu, and the focus where closing it has led. */
export const showsReleased: Shows = async ({ driver: site, world }) => {
  await isClosed(site, world);
  await expect(opener(site)).toBeVisible();
  expect(await site.page.evaluate(() => document.querySelector('dialog')?.open)).toBe(false);
  if (world.focus === 'opener') await expect(opener(site)).toBeFocused();
  if (world.focus === 'heading') {
    await expect(site.page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await site.page.evaluate(() => window.scrollY)).toBe(0);
  }
};

/** Expects the menu over the whole page, with its links. */
async function showsOpened(site: SiteDriver, world: MenuWorld): Promise<void> {
  await expect(opener(site)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(site)).toBeVisible();
  await expect(menu(site)).toHaveJSProperty('offsetWidth', layouts.mobile.viewport.width);
  await expect(menu(site)).toHaveJSProperty('offsetHeight', layouts.mobile.viewport.height);
  const links = menu(site).getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(names.map((name) => site.say(name)));
  for (const [index, name] of names.entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAttribute('href', pages[name]);
    const isHere = pages[name] === world.history.at(-1);
    await (isHere
      ? expect(link).toHaveAttribute('aria-current', 'page')
      : expect(link).not.toHaveAttribute('aria-current'));
  }
}

/** Expects that the page behind the opened menu can still have the focus, and is out of a finger's reach. */
export const showsShown: Shows = async ({ driver: site, world }) => {
  await showsOpened(site, world);
  world.wasModal = false;
  expect(await site.page.evaluate(() => document.querySelector('dialog:modal'))).toBeNull();
};

/** Expects the modal menu; at first, unless `isAgain`, with the focus on what closes it. */
export const showsModal: Shows = async ({ driver: site, world, isAgain }) => {
  await showsOpened(site, world);
  world.wasModal = true;
  const closer = menu(site).getByRole('button', { name: site.say('Close_Menu') });
  await (isAgain ? expect(closer).toBeVisible() : expect(closer).toBeFocused());
  await staysInside(site);
};

/** Expects that as many tabs as there are stops bring the focus through the menu, and back, and never onto the page behind it. */
async function staysInside(site: SiteDriver): Promise<void> {
  const stops = await menu(site).locator('a, button').count();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop <= stops + 1; stop += 1) await site.page.keyboard.press(key);
  expect(await site.page.evaluate(() => document.documentElement.dataset.strayed)).toBeUndefined();
}
