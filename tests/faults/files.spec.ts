import type { Page, Route } from '@playwright/test';
import { contact, phoneAddress } from '../../src/content/contact';
import { holdRequests } from '../conditions';
import type { SiteDriver } from '../models/SiteDriver';
import { expect, test } from '../test';

/** Makes every request for a file of the pattern fail, and allows the errors that follow. */
async function fail(
  page: Page,
  site: SiteDriver,
  pattern: string,
  answer: (route: Route) => Promise<void>,
) {
  site.trouble.allow(/^(request failed|status 404)/, /^console error: Failed to load resource/);
  await page.route(pattern, answer);
}
const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

/** Expects the parts that every visitor needs: the heading, and the links to a page and to the company. */
async function serves(page: Page, site: SiteDriver) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  const link = (name: string) => footer.getByRole('link', { name, exact: true });
  await expect(link(site.say('About_Us'))).toHaveAttribute('href', '/about');
  await expect(link(contact.phone)).toHaveAttribute('href', phoneAddress);
  await expect(link(site.say('Email'))).toHaveAttribute('href', /^mailto:/);
  await expect(link(site.say('Whatsapp'))).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
}

test.describe('when scripts do not load', () => {
  for (const [what, pattern] of Object.entries({
    'every script': '**/assets/*.js',
    'the pages': '**/assets/Site-*.js',
  })) {
    test(`when the request for ${what} fails, the page still links to the company, and says that the form cannot send @mobile`, async ({
      page,
      site,
    }) => {
      await fail(page, site, pattern, (route) => route.abort('blockedbyclient'));
      if (what === 'the pages') site.trouble.expect(/^uncaught /);
      await page.goto('/contact');
      await expect(page.getByRole('main')).toContainText(site.say('Without_Scripts'), {
        useInnerText: true,
      });
      await serves(page, site);
      await page.getByLabel(site.say('Message')).fill('Nobody else needs to know');
      await site.press(page.getByRole('button', { name: site.say('Send_Message') }));
      await page.getByLabel(site.say('First_Name')).press('Enter');
      await expect(page.getByLabel(site.say('Message'))).toHaveValue('Nobody else needs to know');
      await expect(page).toHaveURL('/contact');
      await page
        .getByRole('main')
        .getByRole('link', { name: contact.email })
        .click({ trial: true });
    });
  }
});

test.describe('when a script loads and does not run', () => {
  for (const [what, code] of Object.entries({
    'because the browser does not know its syntax': 'const [ = 1;',
    'because it throws': 'throw new Error("unknown to this browser");',
    'and nothing says so': 'await new Promise(() => {});',
  })) {
    test(`when a script does not run ${what}, the page names other ways of contact than the form @mobile`, async ({
      page,
      site,
    }) => {
      await page.clock.install();
      await page.route('/contact', async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-security-policy': '' };
        await route.fulfill({ response, headers });
      });
      const contentType = 'text/javascript';
      await page.route('**/assets/Site-*.js', (route) =>
        route.fulfill({ contentType, body: `${code}export const Site = 0, createSiteActor = 0;` }),
      );
      site.trouble.allow(/^uncaught /);
      await page.goto('/contact');
      if (what === 'and nothing says so') await page.clock.fastForward(10_000);
      await expect(page.getByRole('main')).toContainText(site.say('Without_Scripts'), {
        useInnerText: true,
      });
      await serves(page, site);
    });
  }

  test('while a script takes long to load, the page names other ways of contact than the form @mobile', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    const script = '**/assets/Site-*.js';
    const asked = page.waitForRequest(script);
    const letCome = await holdRequests(page, script);
    await page.goto('/contact', { waitUntil: 'commit' });
    await asked;
    const otherWays = page.getByRole('main').getByText(site.say('Without_Scripts'));
    await expect(otherWays).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(otherWays).toBeVisible();
    await letCome();
    await site.ready();
    await expect(otherWays).toBeHidden();
  });
});

test('without its styles the page can be read and used @desktop', async ({ page, site }) => {
  await page.route('/contact', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<style>[^]*?<\/style>/g, '');
    await route.fulfill({ response, body });
  });
  // Without styles, the preloaded typeface is unused, and the browser warns of that.
  site.trouble.allow(/^console warning: The resource .*\.woff2 was preloaded/);
  await site.visit('/contact');
  expect(await page.evaluate(() => document.querySelectorAll('link[rel=stylesheet]').length)).toBe(
    0,
  );
  await serves(page, site);
  await page.getByLabel(site.say('Message')).fill('Plain');
  await expect(page.getByLabel(site.say('Message'))).toHaveValue('Plain');
});

test('without its typeface the page shows all texts, and nothing is wider than the window', async ({
  page,
  site,
}) => {
  await fail(page, site, '**/fonts/*', notFound);
  // Keeps the page from using the fonts that are embedded in its HTML.
  await page.addInitScript(() => {
    document.fonts.add = () => document.fonts;
  });
  for (const path of ['/', '/contact']) {
    await site.visit(path);
    await serves(page, site);
    const faces = await page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) =>
        family.includes('fallback') ? [] : [status],
      ),
    );
    expect(faces).not.toContain('loaded');
    await site.check();
  }
});

test('without its pictures the page keeps the heights of its sections and shows alternative texts', async ({
  page,
  site,
}) => {
  const shape = () =>
    page
      .locator('main section')
      .evaluateAll((all) =>
        all.map((section) => Math.round(section.getBoundingClientRect().height)),
      );
  await site.visit('/');
  const whole = await shape();
  await fail(page, site, '**/images/*', notFound);
  await site.visit('/');
  await serves(page, site);
  expect(await shape()).toEqual(whole);
  const panels = page.getByRole('tabpanel');
  for (let index = 0; index < (await panels.count()); index += 1) {
    await panels.nth(index).scrollIntoViewIfNeeded();
    const picture = panels.nth(index).getByRole('img').first();
    await expect(picture).toHaveAttribute('alt', /\S+ \S+/);
    await expect(picture).toBeVisible();
  }
});
