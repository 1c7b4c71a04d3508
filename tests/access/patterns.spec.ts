import { designs } from '../../src/content/designs';
import { services } from '../../src/content/services';
import { pagePaths } from '../sitePaths';
import { expect, test } from '../test';

const none = { ArrowRight: '', ArrowLeft: '' };
const mirrored = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

for (const [section, orientation] of [
  // These tabs form a row or a column, depending on the space, so they name no orientation. All four arrow keys work in both.
  ['Elevators', null],
  ['Safety', 'vertical'],
] as const) {
  test(`R27, tabs: all four arrow keys move between the tabs of ${section}, mirrored in Arabic @everywhere`, async ({
    page,
    site,
  }) => {
    await site.visit('/');
    const region = page.getByRole('region', { name: site.say(section), exact: true });
    const list = region.getByRole('tablist', { name: site.say(section) });
    expect(await list.getAttribute('aria-orientation')).toBe(orientation);
    const tabs = list.getByRole('tab');
    const panel = region.getByRole('tabpanel');
    const swaps: Record<string, string> = site.language === 'ar' ? mirrored : none;
    await tabs.first().click();
    // Presses all four arrow keys, because the tours of the tabs' models press only those along the row or the column.
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
    ] as const) {
      await page.keyboard.press(swaps[key] || key);
      const tab = tabs.nth(index);
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(panel).toHaveAttribute('id', (await tab.getAttribute('aria-controls')) ?? '-');
      await expect(panel).toHaveAccessibleName((await tab.textContent()) ?? '-');
    }
    await page.keyboard.press('Tab');
    await expect(panel).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tabs.first()).toBeFocused();
    // The tabs ignore keys with a modifier, which belong to the browser.
    await page.keyboard.press('Control+ArrowDown');
    await expect(tabs.first()).toBeFocused();
  });
}

/** The elements outside the dialog that a tap would hit, at a hundred points of the window. This function runs in the page. */
function besides(dialog: Element) {
  const steps = Array.from({ length: 10 }, (_, index) => (index + 0.5) / 10);
  const found = steps.flatMap((x) =>
    steps.map((y) => document.elementFromPoint(x * innerWidth, y * innerHeight)),
  );
  return found.filter((each) => !dialog.contains(each)).map((each) => each?.outerHTML);
}

for (const path of pagePaths)
  test(`the menu covers ${path} from its first frame, before it is a modal dialog @mobile`, async ({
    page,
    site,
  }) => {
    await site.visit(path);
    // Never runs a callback of requestAnimationFrame, so that the menu stays in its first frame.
    await page.evaluate(() => (window.requestAnimationFrame = () => 0));
    await page.getByRole('button', { name: site.say('Open_Menu') }).tap();
    const menu = page.locator('dialog');
    await expect(menu).toBeAttached();
    await expect.poll(() => menu.evaluate(besides)).toEqual([]);
  });

test('2.5.7, carousel: keys scroll the row of services, and so do buttons with the services’ names @desktop', async ({
  page,
  site,
}) => {
  await site.visit('/');
  const region = page.getByRole('region', { name: site.say('Our_Services'), exact: true });
  const bars = region.getByRole('group', { name: site.say('Choose_Service') }).getByRole('button');
  for (const [index, service] of services.entries()) {
    await expect(bars.nth(index)).toHaveAccessibleName(site.read(service, 'title'));
    await expect(bars.nth(index)).toBeEnabled();
  }
  const row = region.getByRole('group', { name: site.say('Our_Services') });
  await bars.last().focus();
  await page.keyboard.press('Tab');
  await expect(row).toBeFocused();
  await page.keyboard.press(site.language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await expect(bars.nth(1)).toHaveAttribute('aria-current', 'true');
  await bars.nth(2).focus();
  await page.keyboard.press('Space');
  await expect(bars.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(bars.nth(2)).toBeFocused();
});

test('carousel: one button before the pictures stops and starts their rotation, and its name says what it will do; 2.2.2, 2.3.3', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.visit('/');
  const region = page.getByRole('region', { name: site.say('Our_Designs'), exact: true });
  const control = region.getByRole('button').first();
  const live = region.locator('[aria-live]');
  await expect(live).toHaveCount(designs.length);
  // For a visitor who prefers reduced motion, the pictures rotate only on request.
  await expect(control).toHaveAccessibleName(site.say('Play_Pictures'));
  await expect(region.locator('[aria-live=polite]')).toHaveCount(designs.length);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await expect(control).not.toHaveAttribute('aria-pressed');
  await site.press(control);
  await expect(control).toHaveAccessibleName(site.say('Pause_Pictures'));
  await expect(region.locator('[aria-live=off]')).toHaveCount(designs.length);
});
