import { expect } from '../harness';
import { type LanguageWorld, note, other, reload, switchLanguage, toggle } from './languageToggle';
import { cookie, reloadPatience } from './reference/languageReference';
import { paintTime, type SiteDriver } from './SiteDriver';

export const reloadEndings = { reload, 'page kept': returnFromCache, offline: stayOffline };

/** Gives the page back as the back/forward cache does, in place of its reload. */
async function returnFromCache(site: SiteDriver, world: LanguageWorld): Promise<void> {
  world.held = [];
  await site.inWindow((view) => {
    view.stop();
    view.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

/** Switches once more, as before the held reload, while the browser is offline: there the page stays, at once. */
async function stayOffline(site: SiteDriver, world: LanguageWorld): Promise<void> {
  const wanted = site.language;
  await goBack(site, world);
  await site.page.context().setOffline(true);
  // What is loaded once the page is at rest: nothing on it waits for that.
  site.trouble.allow(/ERR_INTERNET_DISCONNECTED/);
  await site.press(toggle(site));
  site.language = wanted;
  world.stored = wanted;
  await site.pass(paintTime);
  await expect(toggle(site)).toHaveAttribute('aria-disabled', 'false');
  await site.page.context().setOffline(false);
}

/** Stops the held reload as a visitor does by pressing Escape: the page stays, and after a while counts as the new one. */
export async function stopReload(site: SiteDriver, world: LanguageWorld): Promise<void> {
  world.held = [];
  await site.inWindow((view) => view.stop());
  await site.page.clock.fastForward(reloadPatience);
}

/** What a browser does with the cookies that the page writes, if it does not keep them. */
export type LostCookies = 'dropped' | 'refused';

/** Has the browser drop the cookies that the page writes, without a word, or refuse them, from now on. */
export const loseCookies = (site: SiteDriver, lost: LostCookies): Promise<void> =>
  site.page.evaluate((how) => {
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => '',
      set: (written: string) => {
        if (how === 'dropped') return;
        document.documentElement.dataset.refused = written;
        throw new DOMException('Cookies are refused', 'SecurityError');
      },
    });
  }, lost);

const keepCookies = (site: SiteDriver): Promise<unknown> =>
  site.page.evaluate(() => Reflect.deleteProperty(document, 'cookie'));

/** Goes from the held reload to a page at rest in the language before: each time it stays, as one from the back/forward cache. */
async function goBack(site: SiteDriver, world: LanguageWorld): Promise<void> {
  await returnFromCache(site, world);
  await switchLanguage(site, world);
  await returnFromCache(site, world);
}

/** Switches once more, as before the held reload, on a page without cookies: there the switch is done at once, in place. */
export async function switchInPlace(site: SiteDriver, world: LanguageWorld): Promise<void> {
  const wanted = site.language;
  await goBack(site, world);
  await loseCookies(site, 'dropped');
  await site.press(toggle(site));
  await site.pass(paintTime);
  await expect(note(site)).toBeVisible();
  await keepCookies(site);
  site.language = wanted;
  world.stored = wanted;
  await site.page
    .context()
    .addCookies([{ name: cookie.name, value: wanted, url: site.page.url() }]);
}

/** Changes the language of a page at rest where the browser drops the cookie: in place, with a note of how long it lasts. */
export async function changeInPlace(site: SiteDriver): Promise<void> {
  await loseCookies(site, 'dropped');
  await site.press(toggle(site));
  await site.pass(paintTime);
  site.language = other[site.language];
  await site.press(note(site).getByRole('button', { name: site.say('Close_Note') }));
}

/** A refused cookie fails at once. So the switch is made again, from where it began, without cookies; twice: the second press shows where it led. */
export async function refuseCookie(site: SiteDriver, world: LanguageWorld): Promise<void> {
  const wanted = site.language;
  await goBack(site, world);
  await loseCookies(site, 'refused');
  for (let presses = 0; presses < 2; presses += 1) {
    await site.press(toggle(site));
    await site.pass(paintTime);
    await expect(toggle(site)).toHaveAttribute('aria-disabled', 'false');
    const refused = await site.page.evaluate(() => {
      const written = document.documentElement.dataset.refused;
      delete document.documentElement.dataset.refused;
      return written;
    });
    expect(refused).toContain(`${cookie.name}=${wanted};`);
  }
  await keepCookies(site);
  expect(site.language).toBe(other[wanted]);
}
