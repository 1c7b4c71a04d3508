import { expect, test } from '../test';

test('an unknown path shows the error screen between header and footer, with a link home', async ({
  page,
  site,
}) => {
  site.trouble.expect(/^status 404/, /Failed to load.*404/, /404 Not Found: /);
  await site.visit('/no-such-floor');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(main.getByText('404 Not Found: /no-such-floor', { exact: true })).toBeVisible();
  await expect(main.getByText(/Error: 404 Not Found[\s\S]+\bat\b/)).toBeVisible();
  await expect(page).toHaveTitle(`${site.say('Not_Found')} · ${site.say('App_Name')}`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await site.press(main.getByRole('link', { name: site.say('Back_Home') }));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const path of ['/CONTACT', '//about', '/about//']) {
  test(`${path} is an unknown path, for the server and for the scripts of the page`, async ({
    baseURL,
    page,
    site,
  }) => {
    site.trouble.expect(/^status 404/, /Failed to load.*404/, /404 Not Found: /);
    const response = await page.goto(`${baseURL}${path}`);
    await site.ready();
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page).toHaveTitle(`${site.say('Not_Found')} · ${site.say('App_Name')}`);
  });
}
