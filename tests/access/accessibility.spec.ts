import { runAxe } from './runAxe';
import { designs } from '../models/content';
import { cardOf } from '../models/designCards';
import { allPaths } from '../sitePaths';
import { expect, test } from '../test';

for (const path of allPaths) {
  test(`axe finds no violation on ${path}`, async ({ page, site }) => {
    if (path === '/no-such-floor') {
      site.trouble.expect(/^status 404/, /Failed to load.*404/, /404 Not Found: /);
    }
    // Without motion the pictures stand still, so that axe measures final colours.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.visit(path);
    expect(await runAxe(page)).toEqual([]);
  });
}

test('axe finds no violation after a visitor has changed the options and a message has failed @everywhere', async ({
  page,
  site,
}) => {
  site.trouble.expect(/^request failed/, /Failed to load/, /Email sending failed/);
  await page.route('**/api/v1.0/email/send', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.visit('/');
  const section = (name: 'Elevators' | 'Safety' | 'Our_Designs') =>
    page.getByRole('region', { name: site.say(name), exact: true });
  await site.press(section('Elevators').getByRole('tab').last());
  await site.press(section('Safety').getByRole('tab').first());
  await site.press(section('Our_Designs').getByRole('button', { expanded: false }).last());
  await site.press(section('Our_Designs').getByRole('button', { pressed: false }).first());
  await page.getByLabel(site.say('Message')).fill('Six floors');
  await site.press(page.getByRole('button', { name: site.say('Send_Message') }));
  await expect(page.getByRole('status')).toHaveText(site.say('Email_Failed'));
  expect(await runAxe(page)).toEqual([]);
});

test('axe finds no violation in the opened menu @mobile', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.visit('/');
  await site.press(page.getByRole('button', { name: site.say('Open_Menu') }));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await runAxe(page, { within: 'dialog' })).toEqual([]);
});

test('2.5.8: links and buttons are at least 36 px wide and high on phones, and 24 px elsewhere @everywhere', async ({
  page,
  site,
}) => {
  await site.visit('/');
  const least = site.isMobile ? 36 : 24;
  const small = await page.locator('a:visible, button:visible').evaluateAll(
    (controls, limit) =>
      controls
        .map((control) => ({ text: control.textContent, box: control.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < limit && box.width > 1)
        .map(({ text, box }) => `${text} ${box.width} x ${box.height}`),
    least,
  );
  expect(small).toEqual([]);
});

for (const design of designs.filter(({ id }) => id === 'doors')) {
  test('a finger that lands just above a variant pill picks the variant, and does not select its card @mobile', async ({
    page,
    site,
  }) => {
    await site.visit('/');
    const name = site.say('Variants', { title: site.read(design, 'title') });
    const pill = cardOf(site, design).getByRole('group', { name }).getByRole('button').nth(1);
    await pill.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0 } = (await pill.boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2, y - 3);
    await expect(pill).toHaveAttribute('aria-pressed', 'true');
    const expander = cardOf(site, design).getByRole('button', { name: site.read(design, 'title') });
    await expect(expander).toHaveAttribute('aria-expanded', 'false');
  });
}
