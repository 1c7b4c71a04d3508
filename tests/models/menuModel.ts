import { menuMachine } from '../../machines/menuMachine';
import { siteMachine } from '../../machines/siteMachine';
import { type Assertion, expect } from '../harness/index';
import { layouts } from '../projects';
import { menu as reference } from './reference/frameReferences';
import {
  closeBy,
  followLink,
  goBack,
  menu,
  type MenuWorld,
  names,
  opener,
  pages,
  visitByOthers,
} from './menu';
import { paintTime, type SiteDriver } from './SiteDriver';
import { everyWord } from './pageFrame';
import { siteModel } from './siteModel';

type Shows = Assertion<unknown, MenuWorld, SiteDriver>;

/** Expects that the last page of the visitor's history is open, and the menu is not. */
async function isClosed(site: SiteDriver, world: MenuWorld): Promise<void> {
  await expect(menu(site)).toBeHidden();
  await expect(site.page).toHaveURL(({ pathname }) => pathname === world.history.at(-1));
  expect(site.loads).toBe(world.loads);
  await expect(opener(site)).toHaveAttribute('aria-expanded', 'false');
}

/** Expects that the menu has left the screen while the page behind it is still blocked. */
const showsHidden: Shows = async ({ driver: site, world }) => {
  await isClosed(site, world);
  expect(await site.page.evaluate(() => document.querySelector('dialog')?.open)).toBe(true);
  await expect(opener(site)).not.toBeFocused();
};

const showsReleased: Shows = async ({ driver: site, world }) => {
  await isClosed(site, world);
  await expect(opener(site)).toBeVisible();
  expect(await site.page.evaluate(() => document.querySelector('dialog')?.open)).toBe(false);
  if (world.focus === 'opener') await expect(opener(site)).toBeFocused();
  if (world.focus === 'heading') {
    await expect(site.page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await site.page.evaluate(() => window.scrollY)).toBe(0);
  }
};

/** Expects that the menu covers the whole page and shows its links. */
async function showsOpened(site: SiteDriver, world: MenuWorld): Promise<void> {
  await expect(opener(site)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(site)).toBeVisible();
  await expect(menu(site)).toHaveJSProperty('offsetWidth', layouts.mobile.viewport.width);
  await expect(menu(site)).toHaveJSProperty('offsetHeight', layouts.mobile.viewport.height);
  const links = menu(site).getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(names.map((name) => site.say(name)));
  for (const [index, name] of names.entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAttribute('href', pages[name]);
    const isHere = pages[name] === world.history.at(-1);
    await (isHere
      ? expect(link).toHaveAttribute('aria-current', 'page')
      : expect(link).not.toHaveAttribute('aria-current'));
  }
}

/** Expects that the page behind the opened menu can still have the focus, but cannot be touched. */
const showsShown: Shows = async ({ driver: site, world }) => {
  await showsOpened(site, world);
  world.wasModal = false;
  expect(await site.page.evaluate(() => document.querySelector('dialog:modal'))).toBeNull();
};

/** Expects a modal menu whose closing button has the focus, or, at a repeated check (`isAgain`), is visible. */
const showsModal: Shows = async ({ driver: site, world, isAgain }) => {
  await showsOpened(site, world);
  world.wasModal = true;
  const closer = menu(site).getByRole('button', { name: site.say('Close_Menu') });
  await (isAgain ? expect(closer).toBeVisible() : expect(closer).toBeFocused());
  await staysInside(site);
};

/** Presses Tab, then Shift+Tab, two more times than the menu has controls. Expects that the focus never reaches the page behind. */
async function staysInside(site: SiteDriver): Promise<void> {
  const stops = await menu(site).locator('a, button').count();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop <= stops + 1; stop += 1) await site.page.keyboard.press(key);
  expect(await site.page.evaluate(() => document.documentElement.dataset.strayed)).toBeUndefined();
}

const hasNoCloser = (site: SiteDriver) =>
  expect(
    site.page.getByRole('button', { name: site.say('Close_Menu'), includeHidden: true }),
  ).toHaveCount(0);

/** Whether a finger on the menu button would touch another element. */
const isOutOfTouch = (site: SiteDriver) =>
  opener(site).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !button.contains(top);
  });

/** The menu of the small layout; the wide layout shows the links in its header and has no menu. */
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
      execute: ({ driver: site }) => site.press(opener(site)),
      sneak: async ({ driver: site, previous }) => {
        // Behind a menu that is modal, or was modal until now, neither a finger nor the focus reaches the menu button.
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
      cases: (snapshot) =>
        snapshot.matches('opened')
          ? names.map((by) => ({ type: 'navigated', path: pages[by], by }))
          : [],
      changes: [...everyWord, 'address', 'dialog Menu', 'history'],
      execute: ({ driver: site, world, event }) => followLink(site, world, event.by),
    },
    'site traversed': {
      // The menu reacts in the same way to whichever page the visitor goes back to, so one path is enough.
      cases: (snapshot) =>
        snapshot.matches('opened') ? [{ type: 'traversed', path: '/contact' }] : [],
      changes: [...everyWord, 'address', 'dialog Menu', 'history'],
      execute: ({ driver: site, world }) => goBack(site, world),
    },
    'xstate.done.actor.paint': { execute: ({ driver: site }) => site.pass(paintTime) },
  },
  states: {
    'closed.released': showsReleased,
    'closed.hidden': showsHidden,
    'opened.shown': showsShown,
    'opened.modal': showsModal,
  },
});
