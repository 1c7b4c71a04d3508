import { expect } from '../harness/index';
import { layouts } from '../projects';
import { linkTo } from './Observation';
import type { SiteDriver } from './SiteDriver';

/** The pages to which the menu links, by the names of its links. */
export const pages = { Home: '/', About: '/about', Contact: '/contact' } as const;
type Page = keyof typeof pages;

export const names = Object.keys(pages) as Page[];

/**
 * The visitor's history of paths, the number of documents loaded, and the element that must get the focus after the menu closes, if any.
 */
export interface MenuWorld {
  readonly history: string[];
  loads: number;
  focus?: 'opener' | 'heading';
  /** Whether the menu became a modal dialog after it was last opened. */
  wasModal?: boolean;
}

/** Finds the button that opens the menu. Behind the open dialog it still exists, but is inert. */
export const opener = (site: SiteDriver) =>
  site.page.getByRole('button', { name: site.say('Open_Menu'), includeHidden: true });
export const menu = (site: SiteDriver) => site.page.getByRole('dialog', { name: site.say('Menu') });

/** Notes an element behind the open menu that gets the focus. It runs in the page and may use nothing from outside itself. */
export function noteStrays(): void {
  document.addEventListener('focusin', ({ target }) => {
    const dialog = document.querySelector('dialog:modal');
    if (dialog && !dialog.contains(target as Node)) {
      document.documentElement.dataset.strayed = (target as Node).textContent ?? '';
    }
  });
}

/** Visits other pages and then the home page, so that the visitor can go back, and stops the clock. */
export async function visitByOthers(site: SiteDriver): Promise<MenuWorld> {
  await site.page.clock.install();
  await site.visit('/contact');
  await site.page.evaluate(noteStrays);
  const history = ['/contact'];
  for (const path of ['/about', '/contact', '/about', '/contact', '/']) {
    await site.press(linkTo('contentinfo', path));
    await expect(site.page).toHaveURL(path);
    history.push(path);
  }
  await site.page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await site.stopClock();
  return { history, loads: 1 };
}

/** Closes the menu by its button, by a key, or by making the window wide, as `by` says. */
export async function closeBy(site: SiteDriver, world: MenuWorld, by?: string): Promise<void> {
  world.focus = 'opener';
  if (by === 'Escape') {
    // No other key closes it.
    await site.page.keyboard.press('Shift');
    await expect(menu(site)).toBeVisible();
    await site.page.keyboard.press('Escape');
  } else if (by === 'growing') {
    // A wide window has no menu button that could get the focus back.
    if (!world.wasModal) delete world.focus;
    await site.page.setViewportSize(layouts.desktop.viewport);
    await expect(menu(site)).toBeHidden();
    await expect(opener(site)).toBeHidden();
    await site.page.setViewportSize(layouts.mobile.viewport);
  } else {
    await site.press(menu(site).getByRole('button', { name: site.say('Close_Menu') }));
  }
}

export async function followLink(site: SiteDriver, world: MenuWorld, by?: string) {
  const page = names.find((name) => name === by) ?? 'Home';
  if (pages[page] !== world.history.at(-1)) world.history.push(pages[page]);
  // A menu that was never modal never blocked the page, so the focus stays on the button.
  world.focus = world.wasModal ? 'heading' : 'opener';
  await site.press(menu(site).getByRole('link', { name: site.say(page), exact: true }));
}

export async function goBack(site: SiteDriver, world: MenuWorld): Promise<void> {
  world.history.pop();
  delete world.focus;
  await site.page.goBack();
}
