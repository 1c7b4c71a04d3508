import type { Locator, Page } from '@playwright/test';
import { designs } from '../../src/content/designs';
import { showsCards, visitDesigns } from '../models/designCards';
import type { SiteDriver } from '../models/SiteDriver';
import { expect, test } from '../test';

/** What the sections and the frame cannot do without. */
type Need = 'IntersectionObserver' | 'matchMedia';

/**
 * Makes whatever needs a part of the browser throw as it renders, until it is mended, and follows a link in the same moment: what
 * renders by itself before, after a scroll or with a text that has come, would break it too early.
 */
const breakAndFollow = (link: Locator, need: Need) =>
  link.evaluate(
    (element, [name, message]) => {
      const whole = window[name];
      Object.assign(window, {
        [name]: function Broken() {
          throw new Error(message);
        },
        mend: () => Object.assign(window, { [name]: whole }),
      });
      (element as HTMLElement).click();
    },
    [need, 'A broken section'] as const,
  );
const mend = (page: Page) => page.evaluate(() => (window as unknown as { mend(): void }).mend());

async function showsError(page: Page) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(main.getByText('A broken section', { exact: true })).toBeVisible();
  await expect(main.getByText(/Error: A broken section\s+at /)).toBeVisible();
}

/** React logs an error once for every part of the page that throws it. */
const allowError = (site: SiteDriver) =>
  site.trouble.allow(/^console error: Error: A broken section/);

test('a section that cannot be shown gives way to the error screen, and the rest of the visit is unharmed @desktop', async ({
  page,
  site,
}) => {
  await site.visit('/contact');
  await page.locator('[name=message]').fill('Three floors');
  allowError(site);
  const nav = page.getByRole('banner').getByRole('navigation');
  await breakAndFollow(nav.getByRole('link', { name: site.say('Home') }), 'IntersectionObserver');
  await showsError(page);
  await expect(page).toHaveURL('/');
  await nav.getByRole('link', { name: site.say('Contact_Us') }).click();
  await expect(page.locator('[name=message]')).toHaveValue('Three floors');

  await nav.getByRole('link', { name: site.say('Home') }).click();
  await showsError(page);
  await mend(page);
  await page.getByRole('link', { name: site.say('Back_Home') }).click();
  await expect(page.getByRole('region', { name: site.say('Our_Designs') })).toBeVisible();
  await expect(page.locator('[name=message]')).toHaveValue('Three floors');
  expect(site.loads).toBe(1);
});

test('a frame that cannot be shown gives way to the error screen, never to an empty page @desktop @en', async ({
  page,
  site,
}) => {
  await site.visit('/');
  allowError(site);
  const nav = page.getByRole('banner').getByRole('navigation');
  await breakAndFollow(nav.getByRole('link', { name: site.say('About_Us') }), 'matchMedia');
  await showsError(page);
  await mend(page);
  await page.getByRole('link', { name: site.say('Back_Home') }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toBeVisible();
});

/** Expects every card to have turned so many times. */
const showRotated = (site: SiteDriver, rotations: number) =>
  showsCards(
    site,
    designs.map((design) => ({ design, index: rotations % design.images.length })),
    'cabins',
  );

test('after an hour of sleep the pictures go on from the one that was shown, without a burst @desktop @ar', async ({
  page,
  site,
}) => {
  await visitDesigns(site);
  await showRotated(site, 0);
  // A machine that wakes fires what fell due meanwhile, each timer once.
  await page.clock.fastForward('01:00:00');
  await showRotated(site, 1);
  await site.pass(2999);
  await showRotated(site, 1);
  await site.pass(1);
  await showRotated(site, 2);
});
