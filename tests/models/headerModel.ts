import { headerMachine } from '../../machines/headerMachine';
import { siteMachine } from '../../machines/siteMachine';
import { expect, expectSoon } from '../harness';
import { header as reference } from './reference/frameReferences';
import { toggle } from './languageToggle';
import type { SiteDriver } from './SiteDriver';
import { siteModel } from './siteModel';

const banner = (site: SiteDriver) => site.page.getByRole('banner');
const offset = (site: SiteDriver) => site.page.evaluate(() => window.scrollY);

/** How far the page is scrolled at the start, in CSS pixels. */
const far = 4000;

/** Where the page rests: its offset, once it has been the same at three looks. */
async function rest(site: SiteDriver): Promise<number> {
  for (let looks = [Number.NaN]; ;) {
    looks = [...looks, await offset(site)].slice(-3);
    if (looks.length === 3 && new Set(looks).size === 1) return looks[0] ?? 0;
    await site.page.waitForTimeout(40);
  }
}

/** Lets `act` scroll the page, which rests before, since a page that glides may swallow a turn of the wheel; waits until it rests elsewhere. */
async function moves(site: SiteDriver, act: () => Promise<unknown>): Promise<void> {
  const before = await rest(site);
  await act();
  await expect.poll(() => rest(site), { timeout: 10_000 }).not.toBe(before);
}

/** Scrolls the page at once to another offset, in CSS pixels. */
const jump = (site: SiteDriver, to: number) =>
  moves(site, () => site.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to));

/** Scrolls the page as a visitor does: by the wheel, in CSS pixels, or by a key. */
const scroll = (site: SiteDriver, by: number | string) =>
  moves(site, () =>
    typeof by === 'string' ? site.page.keyboard.press(by) : site.page.mouse.wheel(0, by),
  );

/** What scrolls the page in the way that an event reports: keys, and the wheel in CSS pixels. */
const ways = {
  rose: { wheel: -200, key: 'PageUp' },
  sank: { wheel: 200, key: 'PageDown' },
  reachedTop: { wheel: -far * 2, key: 'Home' },
} as const;

const scrolling = <Type extends keyof typeof ways>(type: Type) => ({
  cases: (['wheel', 'key'] as const).map((by) => ({ type, by })),
  execute: async ({ driver: site, event }: { driver: SiteDriver; event: { by?: string } }) => {
    if (type === 'rose' && (await offset(site)) < far / 2) await jump(site, far);
    // The way out is seen only where it takes its time.
    if (type === 'sank') await site.holdMotion();
    await scroll(site, ways[type][event.by === 'key' ? 'key' : 'wheel']);
    if (type !== 'sank') await site.hurryMotion();
  },
  sneak: async ({ driver: site }: { driver: SiteDriver }) => {
    if (type === 'reachedTop') await jump(site, 1);
    const before = await offset(site);
    await scroll(site, ways[type].wheel);
    expect(await offset(site)).not.toBe(before);
  },
});

/** Expects the header's upper edge at the page's, which `offset` pixels are scrolled away. */
const standsInPlace = (site: SiteDriver) =>
  expectSoon(() =>
    banner(site).evaluate((bar) => bar.getBoundingClientRect().top + window.scrollY),
  ).toEqual(0);

const isInWindow = async (site: SiteDriver) => {
  await expect(banner(site)).toBeInViewport({ ratio: 0.7 });
  // Nothing covers it, and a press comes to it.
  await toggle(site).click({ trial: true });
};

/** Whether the header is on its way in or out. */
const isSliding = (site: SiteDriver) =>
  banner(site).evaluate((bar) =>
    bar
      .getAnimations()
      .some((motion) => motion instanceof CSSAnimation && motion.playState === 'running'),
  );

/** The header, which comes back into the window on the way up. */
export const headerModel = siteModel({
  name: 'header',
  machine: headerMachine,
  reference,
  within: { root: siteMachine, input: { path: '/', language: 'ar' }, name: 'header' },
  limit: 3,
  start: async (site) => {
    await site.visitWithStoppedClock('/');
    await jump(site, far);
  },
  events: {
    rose: scrolling('rose'),
    sank: scrolling('sank'),
    reachedTop: scrolling('reachedTop'),
    slid: {
      cases: [{ type: 'slid' }],
      execute: ({ driver: site }) => site.hurryMotion(),
      // Nothing is on its way that could come to its end.
      sneak: async ({ driver: site }) => expect(await isSliding(site)).toBe(false),
    },
  },
  states: {
    inPlace: async ({ driver: site }) => {
      await standsInPlace(site);
      if ((await offset(site)) === 0) await isInWindow(site);
      else await expect(banner(site)).not.toBeInViewport();
    },
    pinned: async ({ driver: site }) => {
      expect(await offset(site)).toBeGreaterThan(0);
      await isInWindow(site);
      await expectSoon(() => isSliding(site)).toEqual(false);
    },
    leaving: async ({ driver: site }) => {
      expect(await offset(site)).toBeGreaterThan(0);
      await expect(banner(site)).toBeInViewport({ ratio: 0.7 });
      await expectSoon(() => isSliding(site)).toEqual(true);
    },
  },
});
