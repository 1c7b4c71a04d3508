import { menuMachine } from '../../machines/menuMachine';
import { siteMachine } from '../../machines/siteMachine';
import { expect } from '../harness';
import { menu as reference } from './reference/frameReferences';
import { closeBy, followLink, goBack, names, opener, pages, paint, visitByOthers } from './menu';
import { showsHidden, showsModal, showsReleased, showsShown } from './menuStates';
import type { SiteDriver } from './SiteDriver';
import { everyWord } from './pageFrame';
import { siteModel } from './siteModel';

const hasNoCloser = (site: SiteDriver) =>
  expect(
    site.page.getByRole('button', { name: site.say('Close_Menu'), includeHidden: true }),
  ).toHaveCount(0);

/** Whether a finger at the menu button would touch something else. */
const isOutOfTouch = (site: SiteDriver) =>
  opener(site).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !button.contains(top);
  });

/** The menu of the small layout; the wide one has its links inline, and no menu. */
export const menuModel = siteModel({
  name: 'menu',
  changes: [...everyWord, 'dialog Menu'],
  machine: menuMachine,
  reference,
  within: { root: siteMachine, input: { path: '/', language: 'ar' }, name: 'menu' },
  limit: 4,
  tags: ['mobile'],
  start: visitByOthers,
  events: {
    open: {
      cases: [{ type: 'open' }],
      execute: ({ driver: site }) => site.press(opener(site)),
      sneak: async ({ driver: site, previous }) => {
        // Behind what is modal, or was so until now, neither the finger comes to it nor the focus.
        expect(await isOutOfTouch(site)).toBe(true);
        if (previous.matches({ opened: 'shown' })) return;
        await opener(site).evaluate((button) => button.focus());
        await expect(opener(site)).not.toBeFocused();
      },
    },
    close: {
      cases: ['button', 'Escape', 'growing'].map((by) => ({ type: 'close' as const, by })),
      execute: ({ driver: site, world, event }) => closeBy(site, world, event.by),
      sneak: async ({ driver: site }) => {
        await hasNoCloser(site);
        await site.page.keyboard.press('Escape');
      },
    },
    'site navigated': {
      cases: ({ value }) =>
        isOpened(value) ? names.map((by) => ({ type: 'navigated', path: pages[by], by })) : [],
      changes: [...everyWord, 'address', 'dialog Menu', 'history'],
      execute: ({ driver: site, world, event }) => followLink(site, world, event.by),
    },
    'site traversed': {
      // Where that leads depends on the way here, and is nothing to the menu.
      cases: ({ value }) => (isOpened(value) ? [{ type: 'traversed', path: '/contact' }] : []),
      changes: [...everyWord, 'address', 'dialog Menu', 'history'],
      execute: ({ driver: site, world }) => goBack(site, world),
    },
    'xstate.done.actor.paint': {
      cases: [{ type: 'xstate.done.actor.paint' }],
      execute: ({ driver: site }) => paint(site),
    },
  },
  states: {
    'closed.released': showsReleased,
    'closed.hidden': showsHidden,
    'opened.shown': showsShown,
    'opened.modal': showsModal,
  },
});

function isOpened(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'opened' in value;
}
