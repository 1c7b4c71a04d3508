import { expect } from '../expect';
import type { Site } from '../Site';
import { note, switchLanguage, toggle, type World } from './languageToggle';

/** The ways in which a switch of the language ends that is not refused. */
export const languageEndings = {
  reload,
  'reload stopped': stopReload,
  'no cookies': switchInPlace,
};

/** How long the page waits for its reload, in milliseconds, before it goes on without one. */
const reloadPatience = 10_000;

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
export async function refuseCookie(site: Site, world: World): Promise<void> {
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
