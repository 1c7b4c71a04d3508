import { expect } from '../harness/expect';
import { paintTime, type SiteDriver } from './SiteDriver';

/** The pages that the menu leads to, by what it calls them. */
export const pages = { Home: '/', About: '/about', Contact: '/contact' } as const;
type Page = keyof typeof pages;

/** The names of the pages, in the order of the menu. */
export const names = Object.keys(pages) as Page[];

/** The sizes of the window, in CSS pixels. */
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/**
 * The paths that the visitor came by, how many documents have been loaded, and what should have the focus once the menu is
 * closed, if anything.
 */
export interface MenuWorld {
  readonly history: string[];
  loads: number;
  focus?: 'opener' | 'heading';
  /** Whether the menu has been modal since it was opened. */
  wasModal?: boolean;
}

/** The button that opens the menu. Behind the opened dialog it is inert, and there all the same. */
export const opener = (site: SiteDriver) =>
  site.page.getByRole('button', { name: site.say('Open_Menu'), includeHidden: true });
const menu = (site: SiteDriver) => site.page.getByRole('dialog', { name: site.say('Menu') });

/** Notes focus that strays behind the menu. It runs in the page and may use nothing from outside itself. */
export function noteStrays(): void {
  document.addEventListener('focusin', ({ target }) => {
    const dialog = document.querySelector('dialog:modal');
    if (dialog && !dialog.contains(target as Node)) {
      document.documentElement.dataset.strayed = (target as Node).textContent ?? '';
    }
  });
}

/** Comes to the home page by way of others, so that there are ways back, and stops the clock. */
export async function visitByOthers(site: SiteDriver): Promise<MenuWorld> {
  await site.page.clock.install();
  await site.visit('/contact');
  await site.page.evaluate(noteStrays);
  const history = ['/contact'];
  const links = site.page.getByRole('contentinfo');
  for (const path of ['/about', '/contact', '/about', '/contact', '/']) {
    await site.press(links.locator(`a[href="${path}"]`).first());
    await expect(site.page).toHaveURL(path);
    history.push(path);
  }
  await site.page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await site.stopClock();
  return { history, loads: 1 };
}

/** Closes the menu in the way that `by` names: by its button, by a key, or by a window that grows. */
export async function closeBy(
  site: SiteDriver,
  world: MenuWorld,
  by: string | undefined,
): Promise<void> {
  world.focus = 'opener';
  if (by === 'Escape') {
    await site.page.keyboard.press('Escape');
  } else if (by === 'growing') {
    // In a wide window the menu button is not there to take the focus back.
    if (!world.wasModal) delete world.focus;
    await site.page.setViewportSize(desktop);
    await expect(menu(site)).toBeHidden();
    await expect(opener(site)).toBeHidden();
    await site.page.setViewportSize(phone);
  } else {
    await site.press(menu(site).getByRole('button', { name: site.say('Close_Menu') }));
  }
}

/** Goes to a page by its link in the menu. */
export async function followLink(
  site: SiteDriver,
  world: MenuWorld,
  by: string | undefined,
): Promise<void> {
  const page = names.find((name) => name === by) ?? 'Home';
  world.history.push(pages[page]);
  // A menu that was never modal gives the page back at once.
  world.focus = world.wasModal ? 'heading' : 'opener';
  await site.press(menu(site).getByRole('link', { name: site.say(page), exact: true }));
}

/** Goes back to the page before, by the browser's button. */
export async function goBack(site: SiteDriver, world: MenuWorld): Promise<void> {
  world.history.pop();
  delete world.focus;
  await site.page.goBack();
}

/** Expects the page that the visitor has come to, and no menu. */
export async function isClosed(site: SiteDriver, world: MenuWorld): Promise<void> {
  await expect(menu(site)).toBeHidden();
  await expect(site.page).toHaveURL(world.history.at(-1) ?? '');
  expect(site.loads).toBe(world.loads);
  await expect(opener(site)).toHaveAttribute('aria-expanded', 'false');
}

/** Expects that the menu is off the screen, and the page behind it still held. */
export async function showsHidden(site: SiteDriver, world: MenuWorld): Promise<void> {
  await isClosed(site, world);
  expect(await site.page.evaluate(() => document.querySelector('dialog')?.open)).toBe(true);
  await expect(opener(site)).not.toBeFocused();
}

/** Expects the closed menu, and the focus where closing it has led. */
export async function showsReleased(site: SiteDriver, world: MenuWorld): Promise<void> {
  await isClosed(site, world);
  await expect(opener(site)).toBeVisible();
  expect(await site.page.evaluate(() => document.querySelector('dialog')?.open)).toBe(false);
  if (world.focus === 'opener') await expect(opener(site)).toBeFocused();
  if (world.focus === 'heading') {
    await expect(site.page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await site.page.evaluate(() => window.scrollY)).toBe(0);
  }
}

/** Expects the menu over the whole page, with its links. */
export async function showsOpened(site: SiteDriver, world: MenuWorld): Promise<void> {
  await expect(opener(site)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(site)).toBeVisible();
  await expect(menu(site)).toHaveJSProperty('offsetWidth', phone.width);
  await expect(menu(site)).toHaveJSProperty('offsetHeight', phone.height);
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
export async function showsShown(site: SiteDriver, world: MenuWorld): Promise<void> {
  await showsOpened(site, world);
  world.wasModal = false;
  expect(await site.page.evaluate(() => document.querySelector('dialog:modal'))).toBeNull();
}

/** Expects the modal menu; at first, unless `isAgain`, with the focus on what closes it. */
export async function showsModal(
  site: SiteDriver,
  world: MenuWorld,
  isAgain: boolean,
): Promise<void> {
  await showsOpened(site, world);
  world.wasModal = true;
  const closer = menu(site).getByRole('button', { name: site.say('Close_Menu') });
  await (isAgain ? expect(closer).toBeVisible() : expect(closer).toBeFocused());
  await staysInside(site);
}

/** Expects that as many tabs as there are stops bring the focus through the menu and never onto the page behind it. */
async function staysInside(site: SiteDriver): Promise<void> {
  const stops = await menu(site).locator('a, button').count();
  for (let stop = 0; stop <= stops + 1; stop += 1) await site.page.keyboard.press('Tab');
  expect(await site.page.evaluate(() => document.documentElement.dataset.strayed)).toBeUndefined();
}

/** Lets the page be painted, and do what it puts off until then. */
export const paint = (site: SiteDriver) => site.pass(paintTime);
