import { expect, test } from '../test';

// The site's tours compare all words of the error screen (models/expectSight.ts), except the script addresses in its stack trace.
test('the error screen of an unknown path shows a stack trace, and a link home', async ({
  page,
  site,
}) => {
  site.trouble.expect(/^status 404/, /Failed to load.*404/, /404 Not Found: /);
  await site.visit('/no-such-floor');
  const main = page.getByRole('main');
  await expect(main.getByText(/Error: 404 Not Found[\s\S]+\bat\b/)).toBeVisible();
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
