import type { Route } from '@playwright/test';
import { pages } from '../../pages';
import { expectSoon } from '../expect';
import type { Site } from '../Site';

/** What the executors share. */
export interface World {
  /** The reloads of the page that are held back. */
  held: Route[];
  /** How many documents have been loaded. */
  loads: number;
  /** What the visitor was writing on the contact page before the language was switched; not given elsewhere. */
  readonly draft?: string;
}

const offers = { ar: 'EN English', en: 'ع العربية' } as const;

/** The language that the toggle leads to. */
export const other = { ar: 'en', en: 'ar' } as const;

/** The toggle in the header of the page, by the language that it offers; where the menu is open, the menu's own comes last. */
export const toggle = (site: Site) =>
  site.page
    .getByRole('banner')
    .getByRole('button', { name: offers[site.language], exact: true })
    .last();

/** What says that the language cannot be stored; where the menu is open, the menu's own comes last. */
export const note = (site: Site) => site.page.getByRole('alert').last();

/** Opens the contact page, which is soon loaded again, in the middle of a message; from then on its reloads are held back. */
export async function start(site: Site): Promise<World> {
  const draft = '3 طوابق · 3 floors';
  const world: World = { held: [], loads: 1, draft };
  await site.page.clock.install();
  await site.visit('/contact');
  await site.page.getByLabel(site.say('Message'), { exact: true }).fill(draft);
  await holdReloads(site, world);
  return world;
}

const isPage = ({ pathname }: URL) => pages.some((page) => page === pathname);

/** Holds the reloads of every page back from now on, during which the page is seen all the same. */
export async function holdReloads(site: Site, world: World): Promise<void> {
  await site.page.route(isPage, (route) => {
    if (route.request().isNavigationRequest()) world.held.push(route);
    else void route.fallback();
  });
  await site.openWitness();
}

/** Where the toggle is, and whether it can be pressed. */
export const findToggle = (site: Site) =>
  site.look(({ document }, name) => {
    const button = [...document.querySelectorAll('header button')].findLast(
      (each) => each.getAttribute('aria-label') === name,
    );
    const box = button?.getBoundingClientRect();
    return {
      isDisabled: button?.getAttribute('aria-disabled') === 'true',
      x: box ? box.x + box.width / 2 : 0,
      y: box ? box.y + box.height / 2 : 0,
    };
  }, offers[site.language]);

/** Presses the toggle where it is: a locator would then wait for the reload that this leads to. */
export async function press(site: Site): Promise<void> {
  const { x, y } = await findToggle(site);
  await (site.isMobile ? site.page.touchscreen.tap(x, y) : site.page.mouse.click(x, y));
}

/** Presses the toggle of a page at rest and waits for the reload. */
export async function switchLanguage(site: Site, world: World): Promise<void> {
  await toggle(site).scrollIntoViewIfNeeded();
  await press(site);
  site.language = other[site.language];
  await expectSoon(() => world.held.length).toEqual(1);
}

/** Has another tab store the other language, and the page be looked at again. */
export async function overrule(site: Site): Promise<void> {
  const value = other[site.language];
  await toggle(site).scrollIntoViewIfNeeded();
  await site.page.context().addCookies([{ name: 'i18next', value, url: site.page.url() }]);
  await lookAgain(site);
}

/** Tells the page that it is looked at again. */
export const lookAgain = (site: Site) =>
  site.look(({ document }) => void document.dispatchEvent(new Event('visibilitychange')));
