import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../test';
import type { SiteDriver } from '../models/SiteDriver';

/** A section of the home page, by the translation key of its heading. */
const section = (key: Parameters<SiteDriver['say']>[0]) => (page: Page, site: SiteDriver) =>
  page.getByRole('region', { name: site.say(key), exact: true });
const main = (page: Page) => page.getByRole('main');

interface Screenshot {
  readonly name: string;
  readonly path: string;
  readonly of: (page: Page, site: SiteDriver) => Locator;
  readonly width?: number;
}

/** The agreed screenshots. Each is taken in one project; together they show both languages and both layouts. */
const screenshots: readonly Screenshot[] = [
  { name: 'services @en @desktop', path: '/', of: section('Our_Services') },
  { name: 'elevators @ar @desktop', path: '/', of: section('Elevators') },
  { name: 'safety @en @mobile', path: '/', of: section('Safety') },
  { name: 'designs @en @desktop', path: '/', of: section('Our_Designs') },
  { name: 'designs between @ar @desktop', path: '/', width: 1100, of: section('Our_Designs') },
  { name: 'elevators between @en @desktop', path: '/', width: 768, of: section('Elevators') },
  { name: 'clients @ar @mobile', path: '/', of: section('Our_Clients') },
  { name: 'reasons @ar @desktop', path: '/', of: section('Why_Choose_Us') },
  { name: 'about @en @mobile', path: '/about', of: main },
  { name: 'contact @ar @desktop', path: '/contact', of: main },
  { name: 'footer @en @mobile', path: '/about', of: (page) => page.getByRole('contentinfo') },
];

/** One pixel that replaces every picture. The picture's box then shows its colour, so a screenshot is small and depends on no decoder. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII=',
  'base64',
);

for (const { name, path, of, width } of screenshots) {
  test(name, async ({ page, site }) => {
    await page.route('/images/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: pixel }),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (width) await page.setViewportSize({ width, height: 900 });
    await site.visit(path);
    await page.evaluate(() => document.fonts.ready);
    // Hides the chat button and the header, which may cover parts of the page.
    for (const role of ['complementary', 'banner'] as const)
      await page.getByRole(role).evaluate((cover) => (cover.style.visibility = 'hidden'));
    const file = `${name.replace(/ ?@\w+/g, '').replace(/ /g, '-')}.png`;
    await expect(of(page, site)).toHaveScreenshot(file, { timeout: 20_000 });
  });
}
