import type { Route } from '@playwright/test';
import { languageMachine } from '../../../machines/languageMachine';
import type { Language } from '../../../src/content/bilingual';
import { expect, expectSoon } from '../expect';
import { pathModel } from '../pathModel';
import type { Site } from '../Site';

/** How long the page waits for its reload, in milliseconds, before it goes on without one. */
const reloadPatience = 10_000;

/** What the visitor was writing before the language was switched. */
const draft = '3 طوابق · 3 floors';

/** The reloads of the page that are held back, and how to get rid of them. */
interface World {
  held: Route[];
  loads: number;
}

const offers = { ar: 'EN English', en: 'ع العربية' } as const;
const other = { ar: 'en', en: 'ar' } as const;

const toggle = (site: Site) =>
  site.page.getByRole('banner').getByRole('button', { name: offers[site.language], exact: true });

/** What says that the language cannot be stored. */
const note = (site: Site) => site.page.getByRole('alert');

const storedLanguage = async (site: Site) =>
  (await site.page.context().cookies()).find(({ name }) => name === 'i18next');

async function start(site: Site): Promise<World> {
  const world: World = { held: [], loads: 1 };
  await site.page.clock.install();
  await site.visit('/');
  await site.page.getByLabel(site.say('Message'), { exact: true }).fill(draft);
  await site.page.route('/', (route) => {
    if (route.request().isNavigationRequest()) world.held.push(route);
    else void route.fallback();
  });
  await site.openWitness();
  return world;
}

const countNotes = ({ document }: Window) => document.querySelectorAll('[role=alert]').length;

/** Where the toggle is, and whether it can be pressed. */
const findToggle = (site: Site) =>
  site.look(({ document }, name) => {
    const button = [...document.querySelectorAll('header button')].find(
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
async function press(site: Site): Promise<void> {
  const { x, y } = await findToggle(site);
  await (site.isMobile ? site.page.touchscreen.tap(x, y) : site.page.mouse.click(x, y));
}

/** Presses the toggle of a page at rest and waits for the reload. */
async function switchLanguage(site: Site, world: World): Promise<void> {
  await toggle(site).scrollIntoViewIfNeeded();
  await press(site);
  site.language = other[site.language];
  await expectSoon(() => world.held.length).toEqual(1);
}

/** Lets the held reload go through. */
async function reload(site: Site, world: World): Promise<void> {
  const [route] = world.held.splice(0);
  const loaded = site.page.waitForEvent('domcontentloaded');
  await route?.continue();
  await loaded;
  world.loads += 1;
  await site.ready();
}

/** Stops the held reload as a visitor does by pressing Escape: the page stays, and after a while counts as the new one. */
async function stopReload(site: Site, world: World): Promise<void> {
  world.held = [];
  await site.look((view) => view.stop());
  await site.page.clock.fastForward(reloadPatience);
}

/** Has another tab store the other language, and the page be looked at again. */
async function overrule(site: Site): Promise<void> {
  const value = other[site.language];
  await site.page.context().addCookies([{ name: 'i18next', value, url: site.page.url() }]);
  await lookAgain(site);
}

/** Tells the page that it is looked at again. */
const lookAgain = (site: Site) =>
  site.look(({ document }) => void document.dispatchEvent(new Event('visibilitychange')));

/** Stops the browser from keeping cookies, without a word, as one that blocks them does; or has it keep them again. */
const blockCookies = (site: Site, isBlocked: boolean) =>
  site.page.evaluate((blocked) => {
    if (blocked)
      Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set() {} });
    else Reflect.deleteProperty(document, 'cookie');
  }, isBlocked);

/** Takes the way again that led to the held reload, on a page without cookies: there the switch is done at once, in place. */
async function switchInPlace(site: Site, world: World): Promise<void> {
  const wanted = site.language;
  await reload(site, world);
  await switchLanguage(site, world);
  await reload(site, world);
  await blockCookies(site, true);
  await site.press(toggle(site));
  await expect(note(site)).toBeVisible();
  await blockCookies(site, false);
  site.language = wanted;
  await site.page.context().addCookies([{ name: 'i18next', value: wanted, url: site.page.url() }]);
}

/**
 * A refused cookie makes the switch fail at once, before anybody could look at it. So the way is taken again:
 * back to where the switch began, and from there, without cookies, as far as it comes; twice, since the second
 * press shows where the first one has led.
 */
async function refuseCookie(site: Site, world: World): Promise<void> {
  const wanted = site.language;
  await reload(site, world);
  await switchLanguage(site, world);
  await reload(site, world);
  await site.page.evaluate(() => {
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => '',
      set: (cookie: string) => {
        document.documentElement.dataset.refused = cookie;
        throw new DOMException('Cookies are refused', 'SecurityError');
      },
    });
  });
  for (let presses = 0; presses < 2; presses += 1) {
    await site.press(toggle(site));
    await expect(toggle(site)).toHaveAttribute('aria-disabled', 'false');
    const refused = await site.page.evaluate(() => {
      const cookie = document.documentElement.dataset.refused;
      delete document.documentElement.dataset.refused;
      return cookie;
    });
    expect(refused).toContain(`i18next=${wanted};`);
  }
  await site.page.evaluate(() => Reflect.deleteProperty(document, 'cookie'));
}

/** Expects what holds in a language, whether it is in place or being put in place. */
const isIn = async (site: Site, world: World, language: Language) => {
  expect(site.language).toBe(language);
  await expectSoon(() => site.look(({ document }) => document.title)).toEqual(site.say('App_Name'));
  expect(await storedLanguage(site)).toMatchObject({ value: language, path: '/' });
  expect(site.loads).toBe(world.loads);
};

const rests =
  (language: Language, isFleeting = false) =>
  async ({ site, world }: { site: Site; world: World }) => {
    await expect(toggle(site)).toBeVisible();
    await expect(toggle(site)).toHaveText(language === 'ar' ? 'EN' : 'ع');
    await expect(toggle(site)).toHaveAttribute('aria-disabled', 'false');
    await expect(site.page.getByRole('region', { name: site.say('Our_Services') })).toBeVisible();
    await expect(site.page.getByLabel(site.say('Message'), { exact: true })).toHaveValue(draft);
    await expect(note(site)).toHaveText(isFleeting ? site.say('Language_Not_Kept') : []);
    expect(world.held).toHaveLength(0);
    await isIn(site, world, language);
  };

const switches =
  (language: Language) =>
  async ({ site, world }: { site: Site; world: World }) => {
    await expectSoon(async () => (await findToggle(site)).isDisabled).toEqual(true);
    await isIn(site, world, language);
    await press(site);
    await isIn(site, world, language);
    expect(world.held).toHaveLength(1);
  };

const ways = { reload, 'reload stopped': stopReload, 'no cookies': switchInPlace };

const settle = (to: string) => ({
  cases: Object.keys(ways).map((by) => ({
    type: `xstate.done.actor.${to}`,
    by,
    output: { isStored: by !== 'no cookies' },
  })),
  execute: ({ site, world, event }: { site: Site; world: World; event: { by?: string } }) =>
    ways[event.by as keyof typeof ways](site, world),
});

const refuse = (to: string) => ({
  cases: [{ type: `xstate.error.actor.${to}`, by: 'cookie refused' }],
  execute: ({ site, world }: { site: Site; world: World }) => refuseCookie(site, world),
});

const from = (language: Language) =>
  pathModel({
    name: `language from ${language === 'ar' ? 'Arabic' : 'English'}`,
    machine: languageMachine,
    from: languageMachine.resolveState({
      value: { [language === 'ar' ? 'arabic' : 'english']: 'stored' },
    }),
    limit: 6,
    only: { language },
    start,
    events: {
      toggle: {
        cases: [{ type: 'toggle' }],
        execute: ({ site, world }) => switchLanguage(site, world),
        sneak: ({ site }) => press(site),
      },
      overruled: {
        cases: [{ type: 'overruled' }],
        execute: async ({ site, world }) => {
          await overrule(site);
          site.language = other[site.language];
          await expectSoon(() => world.held.length).toEqual(1);
        },
        sneak: ({ site }) => lookAgain(site),
      },
      dismiss: {
        cases: [{ type: 'dismiss' }],
        execute: ({ site }) =>
          site.press(note(site).getByRole('button', { name: site.say('Close_Note') })),
        sneak: async ({ site }) => expect(await site.look(countNotes)).toBe(0),
      },
      'xstate.done.actor.switchToEnglish': settle('switchToEnglish'),
      'xstate.done.actor.switchToArabic': settle('switchToArabic'),
      'xstate.error.actor.switchToEnglish': refuse('switchToEnglish'),
      'xstate.error.actor.switchToArabic': refuse('switchToArabic'),
    },
    states: {
      'arabic.stored': rests('ar'),
      'arabic.fleeting': rests('ar', true),
      'english.stored': rests('en'),
      'english.fleeting': rests('en', true),
      'switching.toEnglish': switches('en'),
      'switching.toArabic': switches('ar'),
    },
  });

/** The language toggle, from each language that a page can open in. */
export const languageModels = [from('ar'), from('en')];
