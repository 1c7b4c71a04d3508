import { expect } from '../harness/index';
import { type LanguageWorld, note, other, reload, switchLanguage, toggle } from './languageToggle';
import { cookie, reloadPatience } from './reference/languageReference';
import { paintTime, type SiteDriver } from './SiteDriver';

export const reloadEndings = { reload, 'page kept': returnFromCache, offline: stayOffline };

/** Cancels the held reload and restores the page as the back/forward cache does. */
async function returnFromCache(site: SiteDriver, world: LanguageWorld): Promise<void> {
  world.held = [];
  await site.inWindow((view) => {
    view.stop();
    view.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

/** Repeats the switch of language while the browser is offline. The page then changes its texts in place, without a reload. */
async function stayOffline(site: SiteDriver, world: LanguageWorld): Promise<void> {
  const wanted = site.language;
  await goBack(site, world);
  await site.page.context().setOffline(true);
  // Allows failed requests: the page sends some after the switch, but does not need their answers.
  site.trouble.allow(/ERR_INTERNET_DISCONNECTED/);
  await site.press(toggle(site));
  site.language = wanted;
  world.stored = wanted;
  await site.pass(paintTime);
  await expect(toggle(site)).toHaveAttribute('aria-disabled', 'false');
  await site.page.context().setOffline(false);
}

/** Stops the held reload as a visitor does by pressing Escape. The page stays, and after a while the machine treats it as the new page. */
export async function stopReload(site: SiteDriver, world: LanguageWorld): Promise<void> {
  world.held = [];
  await site.inWindow((view) => view.stop());
  await site.page.clock.fastForward(reloadPatience);
}

export type LostCookies = 'dropped' | 'refused';

/** Makes the browser lose cookies from now on: it drops them silently or refuses them with an error. */
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

/** Cancels each held reload as the back/forward cache does, so that the page is at rest in the previous language. */
async function goBack(site: SiteDriver, world: LanguageWorld): Promise<void> {
  await returnFromCache(site, world);
  await switchLanguage(site, world);
  await returnFromCache(site, world);
}

/** Goes back and switches the language again without cookies: the page then changes in place, without a reload. */
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

/** Changes the language of a page at rest in a browser that drops cookies: without a reload, with a note on how long the language lasts. */
export async function changeInPlace(site: SiteDriver): Promise<void> {
  await loseCookies(site, 'dropped');
  await site.press(toggle(site));
  await site.pass(paintTime);
  site.language = other[site.language];
  await site.press(note(site).getByRole('button', { name: site.say('Close_Note') }));
}

/**
 * Goes back to the start of the switch and repeats it in a browser that refuses cookies, where storing fails at once. Presses the toggle
 * twice, because the second press shows which state the first has led to.
 */
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
