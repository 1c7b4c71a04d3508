import { expect, test } from '../test';

test('the hero’s picture shows its cabin beside the text, on the side that suits the language @desktop', async ({
  page,
  site,
}) => {
  await site.visit('/');
  const photo = page.getByRole('main').locator('section').first().locator('img');
  const side = site.language === 'ar' ? '-' : '+';
  await expect(photo).toHaveCSS('object-position', new RegExp(`^calc\\(50% \\${side} \\d`));
});

test('with text twice as large, the hero’s title still begins below the header', async ({
  page,
  site,
}) => {
  await site.visit('/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
});

for (const width of [768, 1024, 1100, 1440]) {
  test(`nothing covers the social links in a window ${width} px wide @desktop`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await site.visit('/about');
    for (const name of ['Dribbble', 'Instagram', 'Facebook'] as const) {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: site.say(name) })
        .click({ trial: true });
    }
  });
}

test('the pictures of a section load when the section comes into view, before a tab is opened', async ({
  page,
  site,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  await site.visit('/');
  for (const [section, ...pictures] of [
    ['Elevators', 'elevator-food', 'elevator-panorama'],
    ['Safety', 'safety-mechanical'],
    ['Our_Designs', 'cabins-decorative', 'doors-semi-auto'],
  ] as const) {
    await page.getByRole('region', { name: site.say(section) }).scrollIntoViewIfNeeded();
    for (const name of pictures)
      await expect.poll(() => [...asked].some((url) => url.includes(name))).toBe(true);
  }
});
