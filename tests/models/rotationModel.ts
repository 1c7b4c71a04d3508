import { moving } from './pageFrame';
import { designsMachine } from '../../machines/designsMachine';
import { rotationMachine } from '../../machines/rotationMachine';
import { designs } from './content';
import { rotation as reference, rotationDelay } from './reference/cardReferences';
import { expect } from '../harness/index';
import { siteModel } from './siteModel';
import type { SiteDriver } from './SiteDriver';
import { rotationButton, showsCards, showsRotationButton, visitDesigns } from './designCards';

interface World {
  rotations: number;
}

/** Expects that every card shows the picture to which it has rotated, as often as `rotations` says. */
export async function showRotated(site: SiteDriver, { rotations }: World): Promise<void> {
  const cards = designs.map((design) => ({ design, index: rotations % design.images.length }));
  await showsCards(site, cards, 'cabins');
}

/** Makes the page believe that its tab was hidden or shown. */
export async function setHidden(site: SiteDriver, isHidden: boolean): Promise<void> {
  await site.page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
  expect(await site.page.evaluate(() => document.hidden)).toBe(isHidden);
}

/** Sets the visitor's preference for reduced motion, and waits until the page's media query matches it. */
export async function setReduced(site: SiteDriver, isReduced: boolean): Promise<void> {
  const matches = site.page.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve) => {
        const preference = window.matchMedia('(prefers-reduced-motion: reduce)');
        const answer = () => resolve(preference.matches);
        if (preference.matches === wanted) answer();
        else preference.addEventListener('change', answer, { once: true });
      }),
    isReduced,
  );
  await site.page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' });
  expect(await matches).toBe(isReduced);
}

/** Lets half of a picture's time pass. If the picture is then paused and plays again, the test sees whether its time starts anew. */
const passHalf = (site: SiteDriver) => site.pass(rotationDelay / 2);

/** Expects that no picture rotates, even after a long time. */
async function rests(site: SiteDriver, world: World): Promise<void> {
  await showRotated(site, world);
  await site.pass(3 * rotationDelay);
  await showRotated(site, world);
}

/** The model of the rotation, which decides whether the design cards may rotate their pictures at all. */
export const rotationModel = siteModel({
  name: 'rotation',
  changes: moving,
  machine: rotationMachine,
  reference,
  within: { root: designsMachine, name: 'rotation' },
  limit: 3,
  start: async (site): Promise<World> => {
    await visitDesigns(site);
    return { rotations: 0 };
  },
  events: {
    pause: {
      execute: async ({ driver: site }) => {
        await passHalf(site);
        await site.press(rotationButton(site));
      },
      sneak: async ({ driver: site, previous }) => {
        const isHidden = previous.matches('hidden');
        await showsRotationButton(site, isHidden ? 'Pause_Pictures' : 'Play_Pictures');
        if (isHidden) await site.press(rotationButton(site));
      },
    },
    play: {
      execute: async ({ driver: site, world }) => {
        // A tab that is shown again stays paused if its pictures were paused.
        await setHidden(site, false);
        await rests(site, world);
        await site.press(rotationButton(site));
      },
      sneak: ({ driver: site }) => showsRotationButton(site, 'Pause_Pictures'),
    },
    hid: {
      execute: async ({ driver: site }) => {
        await passHalf(site);
        await setHidden(site, true);
      },
      sneak: ({ driver: site }) => setHidden(site, true),
    },
    showed: {
      execute: ({ driver: site }) => setHidden(site, false),
      sneak: ({ driver: site }) => setHidden(site, false),
    },
    reduced: {
      changes: [...moving, 'scroll'],
      // Leaves out 'from the start' while the tab is hidden, because it reloads the page, and nobody reloads a hidden tab.
      cases: (snapshot) =>
        (snapshot.matches('hidden') ? ['now'] : ['now', 'from the start']).map((by) => ({
          type: 'reduced' as const,
          by,
        })),
      execute: async ({ driver: site, world, event: { by } }) => {
        if (by === 'from the start') {
          await setReduced(site, true);
          await site.loadAnew(() => site.page.reload({ waitUntil: 'commit' }));
          world.rotations = 0;
          return;
        }
        await passHalf(site);
        await setReduced(site, false);
        await setReduced(site, true);
      },
      sneak: async ({ driver: site }) => {
        await setReduced(site, false);
        await setReduced(site, true);
      },
    },
  },
  states: {
    playing: async ({ driver: site, world }) => {
      await showsRotationButton(site, 'Pause_Pictures');
      await showRotated(site, world);
      await site.pass(rotationDelay - 1);
      await showRotated(site, world);
      await site.pass(1);
      world.rotations += 1;
      await showRotated(site, world);
    },
    paused: async ({ driver: site, world }) => {
      await showsRotationButton(site, 'Play_Pictures');
      await rests(site, world);
    },
    hidden: ({ driver: site, world }) => rests(site, world),
  },
});
