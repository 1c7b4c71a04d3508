import { test as base, type Page, type TestInfo } from '@playwright/test';
import type { Language } from '../machines/languageMachine';
import { expect } from './harness';
import { type Layout, SiteDriver } from './models/SiteDriver';

export { expect };

/** What each project of the Playwright configuration says about itself. */
export interface SiteOptions {
  readonly language: Language;
  readonly layout: Layout;
  /** Whether what moves is at its end at once: so it is, but for what is about the motion itself. */
  readonly isHurried: boolean;
}

/**
 * Playwright's `test` with the site, whose page-wide oracles are always on: no console error or warning, no uncaught
 * error, no failed request, none to another host, right `lang` and `dir`, no raw translation key, no sideways scroll.
 * What a test provokes it announces first: `site.trouble.expect(/status 500/)`.
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

/** Expects what must hold when a test ends. */
async function lastLook(site: SiteDriver) {
  if (site.page.url().startsWith('http')) await site.check();
  expect(site.trouble.unexpected).toEqual({ reports: [], missing: [] });
}

/** Keeps what the page shows with the test. Playwright's own way would take a picture of every page, in case its test has failed. */
async function takePicture(page: Page, info: TestInfo) {
  const path = info.outputPath('screenshot.png');
  const picture = await page.screenshot({ path }).catch(() => undefined);
  if (picture) await info.attach('screenshot', { path, contentType: 'image/png' });
}
