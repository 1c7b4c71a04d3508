import { menuMachine } from '../../../machines/menuMachine';
import { expect } from '../expect';
import { pathModel } from '../pathModel';
import type { Site } from '../Site';

const pages = { Home: '/', About: '/about', Contact: '/contact' } as const;
type Page = keyof typeof pages;
const names = Object.keys(pages) as Page[];

/** What a visitor's device is told of the window, in CSS pixels. */
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** The paths that the visitor came by, and what should have the focus once the menu is closed, if anything. */
interface World {
  readonly history: string[];
  focus?: 'opener' | 'heading';
}

const opener = (site: Site) =>
  // Behind the opened dialog the button is inert, and there all the same.
  site.page.getByRole('button', { name: site.say('Open_Menu'), includeHidden: true });
const menu = (site: Site) => site.page.getByRole('dialog', { name: site.say('Menu') });

const hasNoCloser = (site: Site) =>
  expect(
    site.page.getByRole('button', { name: site.say('Close_Menu'), includeHidden: true }),
  ).toHaveCount(0);

async function closeBy(site: Site, world: World, by: string | undefined): Promise<void> {
  world.focus = 'opener';
  if (by === 'Escape') {
    await site.page.keyboard.press('Escape');
  } else if (by === 'growing') {
    await site.page.setViewportSize(desktop);
    await expect(menu(site)).toBeHidden();
    await expect(opener(site)).toBeHidden();
    await site.page.setViewportSize(phone);
    delete world.focus;
  } else if (by === 'back') {
    world.history.pop();
    await site.page.goBack();
    delete world.focus;
  } else if (by === 'button') {
    await site.press(menu(site).getByRole('button', { name: site.say('Close_Menu') }));
  } else {
    const page = names.find((name) => name === by) ?? 'Home';
    world.history.push(pages[page]);
    world.focus = 'heading';
    await site.press(menu(site).getByRole('link', { name: site.say(page), exact: true }));
  }
}

/** Comes to the home page by another one, so that there is a way back, and notes focus that strays behind the menu. */
const visit = async (site: Site): Promise<World> => {
  await site.visit('/contact');
  await site.page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      const dialog = document.querySelector('dialog[open]');
      if (dialog && !dialog.contains(target as Node)) {
        document.documentElement.dataset.strayed = (target as Node).textContent ?? '';
      }
    });
  });
  await site.press(site.page.getByRole('banner').getByRole('link').first());
  return { history: ['/contact', '/'] };
};

const isClosed = async ({ site, world }: { site: Site; world: World }) => {
  await expect(menu(site)).toBeHidden();
  await expect(site.page).toHaveURL(world.history.at(-1) ?? '');
  expect(site.loads).toBe(1);
};

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
    closed: async ({ site, world }) => {
      await isClosed({ site, world });
      await expect(opener(site)).toBeVisible();
      await expect(opener(site)).toHaveAttribute('aria-expanded', 'false');
      if (world.focus === 'opener') await expect(opener(site)).toBeFocused();
      if (world.focus === 'heading') {
        await expect(site.page.getByRole('heading', { level: 1 })).toBeFocused();
        expect(await site.page.evaluate(() => window.scrollY)).toBe(0);
      }
    },
    opened: async ({ site, world, isAgain }) => {
      await expect(opener(site)).toHaveAttribute('aria-expanded', 'true');
      await expect(menu(site)).toBeVisible();
      await expect(menu(site)).toHaveJSProperty('offsetWidth', phone.width);
      await expect(menu(site)).toHaveJSProperty('offsetHeight', phone.height);
      const closer = menu(site).getByRole('button', { name: site.say('Close_Menu') });
      await (isAgain ? expect(closer).toBeVisible() : expect(closer).toBeFocused());
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
      await staysInside(site);
    },
  },
});

/** Expects that as many tabs as there are stops bring the focus through the menu and never onto the page behind it. */
async function staysInside(site: Site): Promise<void> {
  const stops = await menu(site).locator('a, button').count();
  for (let stop = 0; stop <= stops + 1; stop += 1) await site.page.keyboard.press('Tab');
  expect(await site.page.evaluate(() => document.documentElement.dataset.strayed)).toBeUndefined();
}

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
  states: { closed: isClosed },
});

/** The menu, as each layout has it. */
export const menuModels = [onMobile, onDesktop];
