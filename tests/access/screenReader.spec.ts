import { expect, test } from '../test';

const pages = { home: '/', about: '/about', contact: '/contact' } as const;

for (const [name, path] of Object.entries(pages)) {
  test(`a screen reader reads ${path} as it was agreed on`, async ({ page, site }) => {
    // The pictures rest, so that the first of each is read.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.visit(path);
    const file = `${name}-${site.language}-${site.layout}.aria.yml`;
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: file });
  });
}

test('a screen reader reads the opened menu as it was agreed on @mobile', async ({
  page,
  site,
}) => {
  await site.visit('/');
  await site.press(page.getByRole('button', { name: site.say('Open_Menu') }));
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({
    name: `menu-${site.language}-mobile.aria.yml`,
  });
});

test('a screen reader reads the error screen as it was agreed on', async ({ page, site }) => {
  site.trouble.expect(/^status 404/, /Failed to load.*404/, /404 Not Found: /);
  await site.visit('/no-such-floor');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({
    name: `error-${site.language}.aria.yml`,
  });
});
