import type { Page, Route } from '@playwright/test';
import { expect, test } from '../test';

const pattern = '**/locales/*/translation.json';
/** Sends a request. Once the server has answered it, all earlier requests have been counted. */
const lastRequest = (page: Page) => page.evaluate(() => fetch('/robots.txt').then(() => true));
const ownFile = (language: string) => `/locales/${language}/translation.json`;

test('a page requests the texts of its language once', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const first = page.waitForResponse(`**${ownFile(site.language)}`);
  await site.visit('/');
  await first;
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path === ownFile(site.language))).toHaveLength(1);
});

test('a page shows the texts of the translation file where they are newer than those in its HTML', async ({
  page,
  site,
}) => {
  await page.route(`**${ownFile(site.language)}`, (route) =>
    route.fulfill({ json: { Rise: 'Newer' } }),
  );
  await site.visit('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newer');
});

/** The languages whose text files a page requests: its own language, and the fallback language. */
const asks = { ar: ['ar', 'en'], en: ['en'] } as const;

const faults: Record<string, (route: Route) => Promise<unknown> | undefined> = {
  'answer 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'answer nonsense': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"Home": ' }),
  'answer a list': (route) => route.fulfill({ json: ['Home'] }),
  'answer anything but texts': (route) => route.fulfill({ json: { Rise: null } }),
  'never answer': () => undefined,
};

for (const [fault, answer] of Object.entries(faults)) {
  test(`a page keeps its texts when the translations ${fault}, and requests them only once`, async ({
    page,
    site,
  }) => {
    const reports = fault === 'answer 404' ? asks[site.language] : [];
    for (const file of reports) {
      site.trouble.expect(new RegExp(`^status 404.*${ownFile(file)}`), /^console error.*404/);
    }
    let asked = 0;
    await page.route(pattern, (route) => {
      if (route.request().url().endsWith(ownFile(site.language))) asked += 1;
      return answer(route);
    });
    await page.clock.install();
    await site.visit('/about');
    await page.clock.runFor(20_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('Rise'));
    await lastRequest(page);
    expect(asked).toBe(1);
    await site.check();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

const transient: Record<string, (route: Route) => Promise<void>> = {
  'a 500': (route) => route.fulfill({ status: 500, body: 'Broken' }),
  'no network': (route) => route.abort('connectionrefused'),
};

for (const [fault, answer] of Object.entries(transient)) {
  test(`a page requests its texts five times more after ${fault}, at growing intervals, and stays usable`, async ({
    page,
    site,
  }) => {
    const held: Route[] = [];
    await page.route(`**${ownFile(site.language)}`, (route) => void held.push(route));
    await site.visitWithStoppedClock('/about');
    const fail = async (attempt: number) => {
      await expect.poll(() => held.length).toBe(attempt);
      const failure = page.waitForEvent('console');
      site.trouble.expect(/^(status|request failed)/, /^console error: Failed to load/);
      const route = held.at(-1);
      if (route) await answer(route);
      await failure;
    };

    await fail(1);
    for (const [index, delay] of [350, 700, 1400, 2800, 5600].entries()) {
      await site.pass(delay - 1);
      await lastRequest(page);
      expect(held).toHaveLength(index + 1);
      await site.pass(1);
      await fail(index + 2);
    }
    await site.pass(60_000);
    await lastRequest(page);
    expect(held).toHaveLength(6);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('Rise'));
  });
}

test('a page takes the texts that arrive at the second try, and requests them no more', async ({
  page,
  site,
}) => {
  const asked: Route[] = [];
  // Answers the first request only once the clock is stopped, because that answer starts the timer of the second request.
  await page.route(`**${ownFile(site.language)}`, (route) =>
    asked.push(route) === 1 ? undefined : route.continue(),
  );
  site.trouble.expect(/^status 500/, /^console error: Failed to load/);
  await site.visitWithStoppedClock('/about');
  await expect.poll(() => asked.length).toBe(1);
  await asked[0]?.fulfill({ status: 500, body: 'Broken' });
  await expect
    .poll(async () => {
      await site.pass(350);
      return asked.length;
    })
    .toBe(2);
  await site.pass(60_000);
  await lastRequest(page);
  expect(asked).toHaveLength(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('Rise'));
});

test('a page can be used when its translation files never arrive and no long timer ever ends', async ({
  page,
  site,
}) => {
  // Lets no timer of a tenth of a second or more fire, and no translation file arrive.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (handler: () => void, delay = 0, ...parameters: unknown[]) =>
        delay < 100 ? start(handler, delay, ...parameters) : 0,
    });
  });
  await page.route(pattern, () => undefined);
  await site.visit('/contact');
  await page.locator('[name=subject]').fill('Soon');
  await expect(page.locator('[name=subject]')).toHaveValue('Soon');
  await site.check();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
