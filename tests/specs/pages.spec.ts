import { pagePaths } from '../sitePaths';
import { expect, test } from '../test';

// The site's tours compare the words, links and pictures of each page, in their order (models/expectSight.ts).

for (const path of pagePaths) {
  test.describe(`the frame around the content of ${path}`, () => {
    test.beforeEach(async ({ site }) => site.visit(path));

    test('the product’s name stands beside the logo, but not on the home page', async ({
      page,
      site,
    }) => {
      const name = page.getByRole('banner').getByText(site.say('App_Name'));
      await expect(name).toHaveCount(path === '/' ? 0 : 1);
    });

    test('the footer breaks the office’s address into three lines', async ({ page, site }) => {
      const name = site.say('location_typing').replaceAll('<br>', ' ');
      const place = page.getByRole('contentinfo').getByRole('link', { name });
      await expect(place.locator('br')).toHaveCount(2);
    });

    test('every list outside the navigation has the role without which Safari hides it', async ({
      page,
    }) => {
      await expect(page.locator('ul:not([role=list]):not(nav ul)')).toHaveCount(0);
      expect(await page.getByRole('list').count()).toBeGreaterThan(1);
    });

    test('the chat button lies over the content, in the lower corner where lines end', async ({
      page,
      site,
    }) => {
      const button = page.getByRole('link', { name: site.say('Chat') });
      await expect(button).toHaveCSS('position', 'fixed');
      const box = await button.boundingBox();
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      const toSide =
        site.language === 'ar' ? (box?.x ?? width) : width - (box?.x ?? 0) - (box?.width ?? 0);
      expect(toSide).toBeLessThan(32);
      expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(32);
    });

    test('2.4.1: the first press of Tab reaches a link that skips to the content', async ({
      page,
      site,
    }) => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: site.say('Skip_To_Content') });
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}

test.describe('the hero', () => {
  test.beforeEach(async ({ site }) => site.visit('/'));

  test('the hero is 600 px high on small screens and 896 px on medium and large ones', async ({
    page,
    site,
  }) => {
    const hero = page
      .getByRole('main')
      .locator('section', { has: page.getByRole('heading', { level: 1 }) });
    const box = await hero.boundingBox();
    expect(box?.height).toBe(site.isMobile ? 600 : 896);
  });

  test('R24: the hero mirrors its overlay only in Arabic @everywhere', async ({ page, site }) => {
    const hero = page.getByRole('main').locator('section').first();
    await expect(hero.locator('> [aria-hidden=true]')).toHaveCSS(
      'transform',
      site.language === 'ar' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none',
    );
    await expect(hero.locator('img')).toHaveCSS('transform', 'none');
  });
});
