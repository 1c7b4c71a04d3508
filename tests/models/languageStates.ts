import type { Language } from '../../machines/languageMachine';
import { expect, expectSoon } from '../harness';
import {
  findToggle,
  type LanguageWorld,
  note,
  pressToggle,
  storedLanguage,
  toggle,
} from './languageToggle';
import { cookie, toggleSigns } from './reference/languageReference';
import type { SiteDriver } from './SiteDriver';

/** The names of the pages in their titles; home bears the product's alone. */
const names = { '/about': 'About_Us', '/contact': 'Contact_Us' } as const;

const titleOf = (site: SiteDriver) => {
  const { pathname } = new URL(site.page.url());
  const name = names[pathname as keyof typeof names];
  return [...(name ? [site.say(name)] : []), site.say('App_Name')].join(' · ');
};

/** Expects what holds in a language, whether it is in place or being put in place. */
export async function isIn(
  site: SiteDriver,
  world: LanguageWorld,
  language: Language,
): Promise<void> {
  expect(site.language).toBe(language);
  await expectSoon(() => site.inWindow(({ document }) => document.title)).toEqual(titleOf(site));
  expect(await storedLanguage(site)).toMatchObject({ ...cookie, value: world.stored });
  expect(site.loads).toBe(world.loads);
}

/** Expects a page in a language, on which no switch is under way; `isFleeting` where it says how long the language lasts. */
export async function restsIn(
  site: SiteDriver,
  world: LanguageWorld,
  language: Language,
  isFleeting: boolean,
): Promise<void> {
  await expect(toggle(site)).toBeVisible();
  await expect(toggle(site)).toHaveText(toggleSigns[language]);
  await expect(toggle(site)).toHaveAttribute('aria-disabled', 'false');
  await expect(note(site)).toHaveText(isFleeting ? site.say('Language_Not_Kept') : []);
  expect(world.held).toHaveLength(0);
  await isIn(site, world, language);
}

/** Expects the toggle to say that it cannot be pressed. */
export const isDisabled = (site: SiteDriver): Promise<void> =>
  expectSoon(async () => (await findToggle(site)).isDisabled).toEqual(true);

/** Expects a page in a language that is about to be left, on which a second press of the toggle changes nothing. */
export async function waitsIn(
  site: SiteDriver,
  world: LanguageWorld,
  language: Language,
): Promise<void> {
  await isDisabled(site);
  await pressToggle(site);
  await isIn(site, world, language);
  expect(world.held).toHaveLength(0);
}

/** Expects a page that a language is being put in place on, which a second press of the toggle does not change. */
export async function switchesTo(
  site: SiteDriver,
  world: LanguageWorld,
  language: Language,
): Promise<void> {
  await isDisabled(site);
  await isIn(site, world, language);
  await pressToggle(site);
  await isIn(site, world, language);
  expect(world.held).toHaveLength(1);
}
