import { menuMachine } from '../../../machines/menuMachine';
import { expect } from '../expect';
import { pathModel } from '../pathModel';
import type { Site } from '../Site';
import {
  closeBy,
  isClosed,
  names,
  noteStrays,
  opener,
  showsClosed,
  showsOpened,
  type World,
} from './menu';

/** Comes to the home page by another one, so that there is a way back, and notes focus that strays behind the menu. */
const visit = async (site: Site): Promise<World> => {
  await site.visit('/contact');
  await site.page.evaluate(noteStrays);
  await site.press(site.page.getByRole('banner').getByRole('link').first());
  return { history: ['/contact', '/'], loads: 1 };
};

const hasNoCloser = (site: Site) =>
  expect(
    site.page.getByRole('button', { name: site.say('Close_Menu'), includeHidden: true }),
  ).toHaveCount(0);

/** The menu of the small layout. */
const onMobile = pathModel({
  name: 'menu',
  machine: menuMachine,
  limit: 2,
  only: { layout: 'mobile' },
  start: visit,
  events: {
    open: {
      cases: [{ type: 'open' }],
      execute: ({ site }) => site.press(opener(site)),
      sneak: async ({ site }) => {
        // Behind the overlay neither the finger nor the focus comes to it.
        await opener(site).evaluate((button) => button.focus());
        await expect(opener(site)).not.toBeFocused();
      },
    },
    close: {
      cases: ['button', 'Escape', 'growing', 'back', ...names].map((by) => ({
        type: 'close' as const,
        by,
      })),
      execute: ({ site, world, event }) => closeBy(site, world, event.by),
      sneak: async ({ site }) => {
        await hasNoCloser(site);
        await site.page.keyboard.press('Escape');
      },
    },
  },
  states: {
    closed: ({ site, world }) => showsClosed(site, world),
    opened: ({ site, world, isAgain }) => showsOpened(site, world, isAgain),
  },
});

/** The wide layout, which has its links inline and no menu. */
const onDesktop = pathModel({
  name: 'menu on desktop',
  machine: menuMachine,
  limit: 1,
  only: { layout: 'desktop' },
  start: visit,
  events: {},
  unoffered: {
    open: {
      because: 'the links sit inline',
      absent: (site) => expect(opener(site)).toBeHidden(),
    },
    close: {
      because: 'nothing is open',
      absent: hasNoCloser,
    },
  },
  states: { closed: ({ site, world }) => isClosed(site, world) },
});

/** The menu, as each layout has it. */
export const menuModels = [onMobile, onDesktop];
