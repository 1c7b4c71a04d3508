import type { Language } from '../../machines/languageMachine';
import { siteMachine } from '../../machines/siteMachine';
import { type Assertion, expect } from '../harness/index';
import { type DrivenWindow, linkTo, type Placed } from './Observation';
import { site as reference } from './reference/frameReferences';
import type { SnapshotFrom } from 'xstate';
import { paintTime, type SiteDriver } from './SiteDriver';
import { siteModel } from './siteModel';
import { expectSight } from './expectSight';
import { anotherPage } from './pageFrame';

const paths = ['/', '/about', '/contact'] as const;
const unknown = '/nowhere';

interface World {
  readonly servedIn: Language;
  /** Whether the visitor has come to the page by a link, and the focus is still on the heading that it was moved to. */
  hasArrived: boolean;
  /** The page that the visitor has just left by a link, and its scroll offset. */
  left?: { readonly path: string; readonly scroll: number } | undefined;
}
type Snapshot = SnapshotFrom<typeof siteMachine>;
type Shows = Assertion<Snapshot, World, SiteDriver>;

const headingIn = (things: readonly Placed[]) =>
  things.find(({ role, level }) => role === 'heading' && level === 1);

/** Goes to a page by a link in the footer, or by the company's logo in the header. */
async function follow(site: SiteDriver, world: World, from: string, path: string, by = 'footer') {
  world.hasArrived = true;
  await site.page.evaluate((isAtEnd) => {
    const view: DrivenWindow = window;
    if (isAtEnd) view.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    // Noted at the click, because the press scrolls to the link where it is out of sight.
    delete view.clickedAt;
    const note = () => void (view.clickedAt = view.scrollY);
    view.addEventListener('click', note, { capture: true, once: true });
  }, by === 'footer');
  const { historyLength } = await site.look();
  await site.press(linkTo(by === 'mark' ? 'banner' : 'contentinfo', path));
  const clickedAt = () => site.page.evaluate(() => (window as DrivenWindow).clickedAt);
  await expect.poll(clickedAt).toBeDefined();
  const scroll = (await clickedAt()) ?? 0;
  if (from !== path) world.left = { path: from, scroll };
  // A link to the open page adds nothing to the history, and Back still leads to the page before it.
  else await site.observes((page) => page.historyLength).toEqual(historyLength);
}

/**
 * Goes back to the page that was just left, at its scroll offset, or to another page, which it first puts into the browser's history by
 * functions that send no event.
 */
async function goBackTo(site: SiteDriver, world: World, previous: Snapshot, path: string) {
  // Within the same page the focus does not move.
  const isStaying = previous.context.path === path && previous.matches({ arrival: 'arrived' });
  world.hasArrived &&= isStaying;
  if (path === unknown && previous.context.path !== unknown) {
    // The site shows its error screen, and React logs the error.
    site.trouble.expect(/^console error: .*404 Not Found: \/nowhere/);
  }
  const { left } = world;
  world.left = undefined;
  if (left?.path === path) {
    await site.page.goBack();
    await site.observes(({ scroll }) => scroll).toEqual(left.scroll);
    return;
  }
  await site.page.evaluate((before) => {
    const here = window.location.href;
    History.prototype.replaceState.call(window.history, null, '', before);
    History.prototype.pushState.call(window.history, null, '', here);
  }, path);
  await site.page.goBack();
}

const shows =
  (page: string): Shows =>
  async ({ driver: site, world, snapshot }) => {
    const { path, language } = snapshot.context;
    expect(language).toBe(world.servedIn);
    await site
      .observes(({ address }) => {
        const { pathname, search, hash } = new URL(address);
        return pathname + search + hash;
      })
      .toEqual(path);
    await expectSight(site, page);
  };

const from = (language: Language) =>
  siteModel({
    changes: [...anotherPage, 'address', 'history', 'navigation Main_Navigation'],
    name: `site in ${language === 'ar' ? 'Arabic' : 'English'}`,
    machine: siteMachine,
    reference,
    within: { root: siteMachine, input: { path: '/', language }, name: 'site' },
    limit: 8,
    tags: [language],
    start: async (site): Promise<World> => {
      // Each page must ask for its translation file, though it holds the texts (specification, section 7). Scripts may come 8.5 s late.
      const translationFile = `**/locales/${language}/translation.json`;
      await Promise.all([
        site.page.waitForRequest(translationFile, { timeout: 20_000 }),
        site.visitWithStoppedClock('/'),
      ]);
      return { servedIn: language, hasArrived: false };
    },
    events: {
      navigated: {
        cases: [
          ...paths.map((path) => ({ type: 'navigated' as const, path, by: 'footer' })),
          { type: 'navigated' as const, path: '/', by: 'mark' },
        ],
        execute: ({ driver: site, world, previous, event }) =>
          follow(site, world, previous.context.path, event.path, event.by),
      },
      traversed: {
        cases: [...paths, unknown].map((path) => ({ type: 'traversed' as const, path })),
        execute: ({ driver: site, world, previous, event }) =>
          goBackTo(site, world, previous, event.path),
      },
      'xstate.done.actor.paint': { execute: ({ driver: site }) => site.pass(paintTime) },
    },
    states: {
      'page.home': shows('home'),
      'page.about': shows('about'),
      'page.contact': shows('contact'),
      'page.unknown': shows('unknown'),
      'arrival.arriving': ({ driver: site }) =>
        site
          .observes(({ things, scroll }) => [scroll, headingIn(things)?.focus])
          .toEqual([0, undefined]),
      'arrival.arrived': ({ driver: site, world }) =>
        site.shows((things) => headingIn(things)?.focus !== undefined).toEqual(world.hasArrived),
    },
  });

/** The models of the site's machine in each language: which page is shown, and whether the visitor has arrived there. */
export const siteModels = [from('ar'), from('en')];
