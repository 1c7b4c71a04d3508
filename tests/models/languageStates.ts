import type { Language } from '../../machines/languageMachine';
import { expect, expectSoon } from '../harness';
import { findToggle, type LanguageWorld, storedLanguage } from './languageToggle';
import { cookie } from './reference/languageReference';
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

/** Expects the toggle to say that it cannot be pressed. */
export const isDisabled = (site: SiteDriver): Promise<void> =>
  expectSoon(async () => (await findToggle(site)).isDisabled).toEqual(true);
