import { expect } from '../expect';
import type { Site } from '../Site';

/** The pages that the menu leads to, by what it calls them. */
export const pages = { Home: '/', About: '/about', Contact: '/contact' } as const;
type Page = keyof typeof pages;

/** The names of the pages, in the order of the menu. */
export const names = Object.keys(pages) as Page[];

/** What a visitor's device is told of the window, in CSS pixels. */
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/**
 * The paths that the visitor came by, how many documents have been loaded, and what should have the focus once the menu is
 * closed, if anything.
 */
export interface World {
  readonly history: string[];
  loads: number;
  focus?: 'opener' | 'heading';
}

/** The button that opens the menu. Behind the opened dialog it is inert, and there all the same. */
export const opener = (site: Site) =>
  site.page.getByRole('button', { name: site.say('Open_Menu'), includeHidden: true });
const menu = (site: Site) => site.page.getByRole('dialog', { name: site.say('Menu') });

/** Notes focus that strays behind the menu. It runs in the page and may use nothing from outside itself. */
export function noteStrays(): void {
  document.addEventListener('focusin', ({ target }) => {
    const dialog = document.querySelector('dialog[open]');
    if (dialog && !dialog.contains(target as Node)) {
      document.documentElement.dataset.strayed = (target as Node).textContent ?? '';
    }
  });
}

/** Closes the menu in the way that `by` names: by a button, a key, the window, the way back, or a page's link. */
export async function closeBy(site: Site, world: World, by: string | undefined): Promise<void> {
  world.focus = 'opener';
  if (by === 'Escape') {
    await site.page.keyboard.press('Escape');
  } else if (by === 'growing') {
    await site.page.setViewportSize(desktop);
    await expect(menu(site)).toBeHidden();
    await expect(opener(site)).toBeHidden();
    await site.page.setViewportSize(phone);
    delete world.focus;
  } else if (by === 'back') {
    world.history.pop();
    await site.page.goBack();
    delete world.focus;
  } else if (by === 'button') {
    await site.press(menu(site).getByRole('button', { name: site.say('Close_Menu') }));
  } else {
    const page = names.find((name) => name === by) ?? 'Home';
    world.history.push(pages[page]);
    world.focus = 'heading';
    await site.press(menu(site).getByRole('link', { name: site.say(page), exact: true }));
  }
}

/** Expects the page that the visitor has come to, and no menu. */
export async function isClosed(site: Site, world: World): Promise<void> {
  await expect(menu(site)).toBeHidden();
  await expect(site.page).toHaveURL(world.history.at(-1) ?? '');
  expect(site.loads).toBe(world.loads);
}

/** Expects the closed menu, and the focus where closing it has led. */
export async function showsClosed(site: Site, world: World): Promise<void> {
  await isClosed(site, world);
  await expect(opener(site)).toBeVisible();
  await expect(opener(site)).toHaveAttribute('aria-expanded', 'false');
  if (world.focus === 'opener') await expect(opener(site)).toBeFocused();
  if (world.focus === 'heading') {
    await expect(site.page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await site.page.evaluate(() => window.scrollY)).toBe(0);
  }
}

/** Expects the opened menu; at first, unless `isAgain`, with the focus on what closes it. */
export async function showsOpened(site: Site, world: World, isAgain: boolean): Promise<void> {
  await expect(opener(site)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(site)).toBeVisible();
  await expect(menu(site)).toHaveJSProperty('offsetWidth', phone.width);
  await expect(menu(site)).toHaveJSProperty('offsetHeight', phone.height);
  const closer = menu(site).getByRole('button', { name: site.say('Close_Menu') });
  await (isAgain ? expect(closer).toBeVisible() : expect(closer).toBeFocused());
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
  await staysInside(site);
}

/** Expects that as many tabs as there are stops bring the focus through the menu and never onto the page behind it. */
async function staysInside(site: Site): Promise<void> {
  const stops = await menu(site).locator('a, button').count();
  for (let stop = 0; stop <= stops + 1; stop += 1) await site.page.keyboard.press('Tab');
  expect(await site.page.evaluate(() => document.documentElement.dataset.strayed)).toBeUndefined();
}
