import { moving } from './pageFrame';
import { headerMachine } from '../../machines/headerMachine';
import { siteMachine } from '../../machines/siteMachine';
import type { SnapshotFrom } from 'xstate';
import { expect, expectSoon, type Step } from '../harness/index';
import { header as reference } from './reference/frameReferences';
import { toggle } from './languageToggle';
import type { SiteDriver } from './SiteDriver';
import { siteModel } from './siteModel';

const banner = (site: SiteDriver) => site.page.getByRole('banner');
const offset = (site: SiteDriver) => site.page.evaluate(() => window.scrollY);

/** How far down a visitor is before scrolling up, in CSS pixels; a shorter page is scrolled to its end. */
const far = 4000;

/** Scrolls by a distance in CSS pixels and waits until the page stops: while it scrolls it could ignore the next turn of the wheel. */
async function moves(site: SiteDriver, distance: number, act: () => Promise<unknown>) {
  const target = await site.page.evaluate((by) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return Math.max(0, Math.min(window.scrollY + by, scrollHeight - clientHeight));
  }, distance);
  await act();
  await expectSoon(async () => Math.abs(Math.trunc((await offset(site)) - target))).toEqual(0);
}

const jump = async (site: SiteDriver, to: number) =>
  moves(site, to - (await offset(site)), () =>
    site.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to),
  );

/** The part of the window's height that PageUp and PageDown scroll, in every browser of the tests. */
const pageStep = 0.875;

/** Two ways to scroll: by the wheel, in CSS pixels, or by a key, in heights of the window. */
interface Way {
  readonly wheel: number;
  readonly key: string;
  readonly pages: number;
}

/** The ways to scroll the page that cause each event. */
const ways = {
  scrolledUp: { wheel: -200, key: 'PageUp', pages: -pageStep },
  scrolledDown: { wheel: 200, key: 'PageDown', pages: pageStep },
  reachedTop: { wheel: -10_000, key: 'Home', pages: -Infinity },
} as const satisfies Record<string, Way>;

function scroll(site: SiteDriver, { wheel, key, pages }: Way, by: 'wheel' | 'key') {
  const { height = 0 } = site.page.viewportSize() ?? {};
  return by === 'key'
    ? moves(site, pages * height, () => site.page.keyboard.press(key))
    : moves(site, wheel, () => site.page.mouse.wheel(0, wheel));
}

type Scrolling = Step<SnapshotFrom<typeof headerMachine>, unknown, { by?: string }, SiteDriver>;

const scrolling = <Type extends keyof typeof ways>(type: Type) => ({
  cases: (['wheel', 'key'] as const).map((by) => ({ type, by })),
  execute: async ({ driver: site, event, next }: Scrolling) => {
    if (type === 'scrolledUp' && (await offset(site)) < far / 2) await jump(site, far);
    // Motion is held, since otherwise the header would leave too fast for the test to see it.
    const isLeaving = next.value === 'leaving';
    if (isLeaving) await site.holdMotion();
    await scroll(site, ways[type], event.by === 'key' ? 'key' : 'wheel');
    if (!isLeaving) await site.hurryMotion();
  },
  sneak: async ({ driver: site, previous }: Scrolling) => {
    // Scrolls one pixel first, so that the page can be scrolled up; one pixel does not count as scrolling.
    if (previous.value === 'inPlace') await jump(site, 1);
    const before = await offset(site);
    await scroll(site, ways[type], 'wheel');
    expect(await offset(site)).not.toBe(before);
  },
});

/** Expects the upper edge of the header at the top of the document, however far the page is scrolled. */
const standsInPlace = (site: SiteDriver) =>
  expectSoon(() =>
    banner(site).evaluate((bar) => bar.getBoundingClientRect().top + window.scrollY),
  ).toEqual(0);

const isInWindow = async (site: SiteDriver) => {
  await expect(banner(site)).toBeInViewport({ ratio: 0.7 });
  // Nothing covers the header, so its toggle can be pressed.
  await toggle(site).click({ trial: true });
};

/**
 * Expects that the chat button can be pressed, and that it has shrunk into the margin while the visitor reads, as in windows narrower than
 * 1520 px.
 */
const showsChat = async (site: SiteDriver, isReading: boolean) => {
  const button = site.page.getByRole('link', { name: site.say('Chat') });
  await expectSoon(async () => ((await button.boundingBox())?.width ?? 0) < 44).toEqual(isReading);
  await button.click({ trial: true });
};

const isSliding = (site: SiteDriver) =>
  banner(site).evaluate((bar) =>
    bar
      .getAnimations()
      .some((motion) => motion instanceof CSSAnimation && motion.playState === 'running'),
  );

const model = (name: string, path: '/' | '/about', tags: readonly string[] = []) =>
  siteModel({
    name,
    changes: [...moving, 'region Our_Clients', 'scroll'],
    machine: headerMachine,
    reference,
    within: { root: siteMachine, input: { path, language: 'ar' }, name: 'header' },
    limit: 4,
    tags,
    start: (site) => site.visitWithStoppedClock(path),
    events: {
      scrolledUp: scrolling('scrolledUp'),
      scrolledDown: scrolling('scrolledDown'),
      reachedTop: scrolling('reachedTop'),
      slideEnded: {
        execute: ({ driver: site }) => site.hurryMotion(),
        // Expects that the header is not moving, so the end of its motion cannot be reported.
        sneak: async ({ driver: site }) => expect(await isSliding(site)).toBe(false),
      },
    },
    states: {
      inPlace: async ({ driver: site }) => {
        await standsInPlace(site);
        await isInWindow(site);
        await showsChat(site, false);
      },
      away: async ({ driver: site }) => {
        await standsInPlace(site);
        await expect(banner(site)).not.toBeInViewport();
        await showsChat(site, true);
      },
      pinned: async ({ driver: site }) => {
        expect(await offset(site)).toBeGreaterThan(0);
        await isInWindow(site);
        await showsChat(site, false);
        await expectSoon(() => isSliding(site)).toEqual(false);
      },
      leaving: async ({ driver: site }) => {
        expect(await offset(site)).toBeGreaterThan(0);
        await expect(banner(site)).toBeInViewport({ ratio: 0.7 });
        await expectSoon(() => isSliding(site)).toEqual(true);
      },
    },
  });

/**
 * The models of the header, which comes back into the window when the visitor scrolls up: over the dark home page, and over a bright page
 * that is long enough on a phone.
 */
export const headerModels = [
  model('header', '/'),
  model('header on About Us', '/about', ['mobile']),
];
