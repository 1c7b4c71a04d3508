import type { Locator, Page } from '@playwright/test';
import { visitDesigns } from '../models/designCards';
import { showRotated } from '../models/rotationModel';
import type { SiteDriver } from '../models/SiteDriver';
import { expect, test } from '../test';

/** The browser APIs that rendering needs: the first for the sections, the second for the header. */
type Need = 'IntersectionObserver' | 'matchMedia';

/**
 * Removes a browser API and follows a link in the same task, before the present page can render again and throw. Everything on the next
 * page that needs the API throws as it renders, until `mend` is called.
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

/** Allows the error in the console: React logs it once for every part of the page that throws it. */
const allowError = (site: SiteDriver) =>
  site.trouble.allow(/^console error: Error: A broken section/);

test('the error screen replaces a section that cannot be rendered, and other pages still work @desktop', async ({
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
  expect(site.loads).toBe(1);
  await page.getByRole('link', { name: site.say('Back_Home') }).click();
  await expect(page.getByRole('region', { name: site.say('Our_Designs') })).toBeVisible();
  await expect(page.locator('[name=message]')).toHaveValue('Three floors');
});

test('the error screen replaces the whole page when the header cannot be rendered @desktop @en', async ({
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

test('after an hour of sleep the pictures move on by one, and do not make up for the hour @desktop @ar', async ({
  page,
  site,
}) => {
  await visitDesigns(site);
  await showRotated(site, { rotations: 0 });
  // Imitates a computer that wakes after an hour: each timer that fell due meanwhile fires once.
  await page.clock.fastForward('01:00:00');
  await showRotated(site, { rotations: 1 });
  await site.pass(2999);
  await showRotated(site, { rotations: 1 });
  await site.pass(1);
  await showRotated(site, { rotations: 2 });
});
