import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './test';

for (const path of ['/', '/about', '/contact', '/no-such-floor']) {
  test(`axe finds nothing on ${path}`, async ({ page, site }) => {
    if (path === '/no-such-floor') {
      site.trouble.expect(/^status 404/, /Failed to load.*404/, /404 Not Found: /);
    }
    // Still pictures and finished transitions: colours are measured as they stay.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.visit(path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });
}

test('axe finds nothing in the opened menu @mobile', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.visit('/');
  await site.press(page.getByRole('button', { name: site.say('Open_Menu') }));
  await expect(page.getByRole('dialog')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
});

test('2.5.8: targets are at least 36 px on a phone, and 24 px anywhere', async ({ page, site }) => {
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
