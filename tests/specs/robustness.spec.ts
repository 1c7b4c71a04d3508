import { holdScripts } from '../conditions';
import { expect, test } from '../test';

test('the open cabin stands in what the leaf leaves free @desktop', async ({ page, site }) => {
  await site.visit('/');
  const photo = page.getByRole('main').locator('section').first().locator('img');
  const side = site.language === 'ar' ? '-' : '+';
  await expect(photo).toHaveCSS('object-position', new RegExp(`^calc\\(50% \\${side} \\d`));
});

test('twice as large, the text of the hero still begins under the header', async ({
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
  test(`nothing lies over the social links, ${width} px wide @desktop`, async ({ page, site }) => {
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

test('the way back closes the menu @mobile', async ({ page, site }) => {
  await site.visit('/about');
  const footer = page.getByRole('contentinfo');
  await site.press(footer.getByRole('link', { name: site.say('Countact_Us'), exact: true }));
  await expect(page).toHaveURL('/contact');
  await site.press(page.getByRole('button', { name: site.say('Open_Menu') }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/about');
});

test.describe('before the scripts have come', () => {
  let release: () => Promise<void>;
  test.beforeEach(async ({ page }) => {
    release = await holdScripts(page);
  });

  test('a button that is pressed does what it says once they have @mobile', async ({
    page,
    site,
  }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: site.say('Open_Menu') }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('what is written is written', async ({ page, site }) => {
    await page.goto('/contact', { waitUntil: 'commit' });
    const first = page.getByLabel(site.say('First_Name'));
    const message = page.getByLabel(site.say('Message'));
    await first.fill('نورة');
    await message.fill('Two lifts');
    await release();
    await site.ready();
    await page.getByLabel(site.say('Subject')).fill('A quote');
    await expect(first).toHaveValue('نورة');
    await expect(message).toHaveValue('Two lifts');
    const sent = page.waitForRequest('**/email/send');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: site.say('Send_Message') }).click();
    expect((await sent).postDataJSON().template_params).toMatchObject({
      firstName: 'نورة',
      message: 'Two lifts',
      subject: 'A quote',
    });
    await expect(message).toHaveValue('');
  });
});

test('all pictures of a section are there before they are asked for', async ({ page, site }) => {
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
