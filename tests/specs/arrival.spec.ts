import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { holdRequests, holdScripts } from '../conditions';
import { chatNumbers } from '../models/reference/formReference';
import { moveRow } from '../models/servicesModels';
import type { SiteDriver } from '../models/SiteDriver';
import { layouts } from '../projects';
import { expect, test } from '../test';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Turns the wheel on a page that stands at its beginning, until the page is scrolled by a distance in CSS pixels. */
async function wheelTo(page: Page, distance: number): Promise<void> {
  await page.mouse.wheel(0, distance);
  await expect.poll(() => scrolled(page)).toBe(distance);
}

test('every field of the contact form is drawn on a second visit in the same browser', async ({
  page,
  site,
}) => {
  for (const visit of ['first', 'second', 'third']) {
    await site.visit('/');
    for (const name of ['First_Name', 'Phone_Number', 'Email_Address', 'Message'] as const) {
      const field = page.getByRole('textbox', { name: site.say(name) });
      const spinner = page.getByRole('spinbutton', { name: site.say(name) });
      const box = await field.or(spinner).boundingBox();
      expect(box?.height, `${name} on the ${visit} visit`).toBeGreaterThan(20);
      expect(box?.width, `${name} on the ${visit} visit`).toBeGreaterThan(100);
    }
  }
});

/** The phone numbers, each once, to which the page's quote links open a chat. */
async function chatNumbersOn(page: Page, site: SiteDriver) {
  const links = await page.getByRole('link', { name: site.say('Get_a_Quote') }).all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  return [...new Set(addresses.map((address) => new URL(address ?? '').pathname.slice(1)))];
}

for (const path of ['/', '/about', '/contact'])
  test(`the chat links of ${path} lead to the phone number of the current layout, before and after the scripts run`, async ({
    page,
    site,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const number = [chatNumbers[site.layout]];
    await expect.poll(() => chatNumbersOn(page, site)).toEqual(number);
    await release();
    await site.ready();
    expect(await chatNumbersOn(page, site)).toEqual(number);
  });

test('a window that is narrowed before the scripts run gets the chat number and phone field of phones @desktop', async ({
  page,
  site,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => chatNumbersOn(page, site)).toEqual([chatNumbers.desktop]);
  await page.setViewportSize(layouts.mobile.viewport);
  await release();
  await site.ready();
  await expect.poll(() => chatNumbersOn(page, site)).toEqual([chatNumbers.mobile]);
  await expect(page.getByRole('form').getByRole('spinbutton')).toBeVisible();
});

test('a page that is reloaded is scrolled to where it was before', async ({ page, site }) => {
  await site.visit('/');
  const heading = page.getByRole('heading', { level: 2, name: site.say('Why_Choose_Us') });
  await heading.scrollIntoViewIfNeeded();
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  // The drawings come late, and with them the load event.
  const letCome = await holdRequests(page, '**/assets/drawings-*');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await letCome();
  await site.ready();
  await expect.poll(top).toBe(before);
});

test('a page that is reloaded far down shows its header at the first scroll up, however long @mobile', async ({
  page,
  site,
}) => {
  await site.visit('/');
  await wheelTo(page, 3000);
  await page.reload();
  await site.ready();
  await expect.poll(() => scrolled(page)).toBe(3000);
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  const quote = page.getByRole('banner').getByRole('link', { name: site.say('Get_a_Quote') });
  await expect(quote).toBeVisible();
});

test('a row of services that was moved before the scripts ran has the right bar @desktop', async ({
  page,
  site,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await moveRow(site, 2);
  await release();
  await site.ready();
  const bars = page.getByRole('group', { name: site.say('Choose_Service') }).getByRole('button');
  await expect(bars.nth(2)).toHaveAttribute('aria-current', 'true');
});

for (const distance of [0, 1200])
  test(`Back from a page that was scrolled by ${distance} px shows no header until the visitor scrolls up @mobile`, async ({
    page,
    site,
  }) => {
    await site.visit('/');
    await wheelTo(page, 300);
    await site.activate((things) => things.find(({ url }) => url === '/about'));
    await expect(page).toHaveURL('/about');
    await expect.poll(() => scrolled(page)).toBe(0);
    await wheelTo(page, distance);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(300);
    const quote = page.getByRole('banner').getByRole('link', { name: site.say('Get_a_Quote') });
    await expect(quote).toBeHidden();
    await page.mouse.wheel(0, -100);
    await expect(quote).toBeVisible();
  });

test('Back from the top of a page leads to the section that was open before @desktop', async ({
  page,
  site,
}) => {
  await site.visit('/#ourServices');
  await page
    .getByRole('banner')
    .getByRole('link', { name: site.say('Home') })
    .click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/#ourServices');
});

/** Serves a page in two parts. The second part is sent when `letCome` is called. */
async function serveInParts(first: string, second: string) {
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(first);
      server.once('second', () => response.end(second));
    } else response.writeHead(404).end();
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    letCome: () => server.emit('second'),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

test('the browser draws nothing before the whole first view has arrived, so that none of it moves', async ({
  page,
  context,
  baseURL,
}) => {
  const html = await (await page.request.get('/')).text();
  const middle = html.indexOf('</h1>');
  await using server = await serveInParts(html.slice(0, middle), html.slice(middle));
  const reader = await context.newPage();
  const address = new URL(baseURL ?? '');
  address.port = String(server.port);
  await reader.goto(address.href, { waitUntil: 'commit' });
  const firstPaint = () =>
    reader.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
  await expect(reader.locator('h1')).toBeAttached();
  expect(await firstPaint()).toBe(0);
  const before = await reader.evaluate(() => performance.now());
  server.letCome();
  await expect.poll(firstPaint).toBeGreaterThan(before);
});
