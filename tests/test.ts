import { test as base, type Page, type TestInfo } from '@playwright/test';
import type { Language } from '../machines/languageMachine';
import { expect } from './harness/index';
import { type Layout, SiteDriver } from './models/SiteDriver';

export { expect };

export interface SiteOptions {
  readonly language: Language;
  readonly layout: Layout;
  /** Whether every animation jumps to its end. Only tests of the motion itself turn this off. */
  readonly isHurried: boolean;
}

/**
 * Playwright's `test` with a fixture for the site. It always checks the whole page: no console error or warning, no uncaught error, no
 * failed request, no request to another host, right `lang` and `dir`, no raw translation key, no sideways scroll. A test that provokes an
 * error announces it first: `site.trouble.expect(/status 500/)`.
 */
export const test = base.extend<SiteOptions & { site: SiteDriver }>({
  language: ['ar', { option: true }],
  layout: ['desktop', { option: true }],
  isHurried: [true, { option: true }],
  site: [
    async ({ page, baseURL, layout, language, isHurried }, use, info) => {
      const site = new SiteDriver(page, layout, language, new URL(baseURL ?? '').origin);
      if (isHurried) await site.hurryMotion();
      await use(site);
      const error: unknown = await lastLook(site).catch((reason: unknown) => reason);
      if (error || info.status !== info.expectedStatus) await takePicture(page, info);
      if (error) throw error;
    },
    { auto: true },
  ],
});

/** Checks the page once more at the end of a test, and expects that no unannounced error or warning occurred. */
async function lastLook(site: SiteDriver) {
  if (site.page.url().startsWith('http')) await site.check();
  expect(site.trouble.unexpected).toEqual({ reports: [], missing: [] });
}

/** Attaches a screenshot of the page to the result of a failed test. Playwright's own option would take a screenshot in every test. */
async function takePicture(page: Page, info: TestInfo) {
  const path = info.outputPath('screenshot.png');
  const picture = await page.screenshot({ path }).catch(() => undefined);
  if (picture) await info.attach('screenshot', { path, contentType: 'image/png' });
}
