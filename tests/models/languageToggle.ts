import type { Route } from '@playwright/test';
import type { Language } from '../../machines/languageMachine';
import { cookie } from './reference/languageReference';
import { expect, expectSoon } from '../harness/index';
import { pagePaths } from '../sitePaths';
import { Mail } from './Mail';
import { paintTime, type SiteDriver } from './SiteDriver';

export interface LanguageWorld {
  readonly mail: Mail;
  held: Route[];
  loads: number;
  servedIn: Language;
  stored: Language;
  /** The half-written message on the contact page; undefined on other pages. */
  draft: string | undefined;
}

const offers = { ar: 'EN English', en: 'ع العربية' } as const;

export const other = { ar: 'en', en: 'ar' } as const;

/** Finds the language toggle in the header by the language that it offers. In an open menu, finds the menu's toggle, which comes last. */
export const toggle = (site: SiteDriver) =>
  site.page
    .getByRole('banner')
    .getByRole('button', { name: offers[site.language], exact: true })
    .last();

/** Finds the note that the language cannot be stored. In an open menu, finds the menu's note, which comes first. */
export const note = (site: SiteDriver) => site.page.getByRole('alert').first();

/** Opens the contact page with a half-written message. From then on the mail and all reloads are held, and the clock stands still. */
export async function start(site: SiteDriver): Promise<LanguageWorld> {
  const draft = '3 طوابق · 3 floors';
  const mail = new Mail(site.page);
  await mail.hold(site.page);
  await site.page.clock.install();
  await site.visit('/contact');
  await site.page.getByLabel(site.say('Message'), { exact: true }).fill(draft);
  const { language } = site;
  const world = { mail, held: [], loads: 1, servedIn: language, stored: language, draft };
  await holdReloads(site, world);
  await site.stopClock();
  return world;
}

const isPage = ({ pathname }: URL) => pagePaths.some((page) => page === pathname);

/** Holds back all reloads from now on. Meanwhile the page is read through a second tab, the witness. */
export async function holdReloads(site: SiteDriver, world: Pick<LanguageWorld, 'held'>) {
  await site.page.route(isPage, (route) => {
    if (route.request().isNavigationRequest()) world.held.push(route);
    else void route.fallback();
  });
  await site.openWitness();
}

export async function reload(site: SiteDriver, world: LanguageWorld): Promise<void> {
  const [route] = world.held.splice(0);
  await site.loadAnew(() => route?.continue());
  world.loads += 1;
}

/** Finds the place of the toggle, and whether it can be pressed. */
export const findToggle = (site: SiteDriver) =>
  site.inWindow(({ document }, name) => {
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

/** Presses the toggle at its place. A locator would wait for a reload that has begun. */
export async function pressToggle(site: SiteDriver): Promise<void> {
  const { x, y } = await findToggle(site);
  await (site.isMobile ? site.page.touchscreen.tap(x, y) : site.page.mouse.click(x, y));
}

export const storedLanguage = async (site: SiteDriver) =>
  (await site.page.context().cookies()).find(({ name }) => name === cookie.name);

/** Expects that the cookie is written and that the page begins to reload, and notes the new language. */
export async function isSwitched(site: SiteDriver, world: LanguageWorld): Promise<void> {
  site.language = other[site.language];
  world.stored = site.language;
  await expectSoon(() => world.held.length).toEqual(1);
  const { expires = 0 } = (await storedLanguage(site)) ?? {};
  expect(Math.round((expires - Date.now() / 1000) / 86_400), 'days that it is kept').toBe(365);
}

/** Switches the language of a page at rest until its reload begins. */
export async function switchLanguage(site: SiteDriver, world: LanguageWorld): Promise<void> {
  await toggle(site).scrollIntoViewIfNeeded();
  await pressToggle(site);
  await site.pass(paintTime);
  await isSwitched(site, world);
}

/** Stores the other language as another tab does, and makes the page visible again. */
export async function overrule(site: SiteDriver, world: LanguageWorld): Promise<void> {
  const value = other[site.language];
  await toggle(site).scrollIntoViewIfNeeded();
  await site.page.context().addCookies([{ name: cookie.name, value, url: site.page.url() }]);
  world.stored = value;
  await showAgain(site);
}

export const showAgain = (site: SiteDriver) =>
  site.inWindow(
    ({ document }) => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );

/** The names of the pages in their titles. The title of the home page is only the name of the product. */
const names = { '/about': 'About_Us', '/contact': 'Contact_Us' } as const;

const titleOf = (site: SiteDriver) => {
  const { pathname } = new URL(site.page.url());
  const name = names[pathname as keyof typeof names];
  return [...(name ? [site.say(name)] : []), site.say('App_Name')].join(' · ');
};

/** Expects the title, the cookie and the number of loads that belong to a language, be it stored or being stored. */
export async function isIn(site: SiteDriver, world: LanguageWorld, language: Language) {
  expect(site.language).toBe(language);
  await expectSoon(() => site.inWindow(({ document }) => document.title)).toEqual(titleOf(site));
  expect(await storedLanguage(site)).toMatchObject({ ...cookie, value: world.stored });
  expect(site.loads).toBe(world.loads);
}

export const isDisabled = (site: SiteDriver): Promise<void> =>
  expectSoon(async () => (await findToggle(site)).isDisabled).toEqual(true);
