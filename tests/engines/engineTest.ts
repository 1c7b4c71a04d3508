import { expect, test as base } from '@playwright/test';
import type { Language } from '../../machines/languageMachine';
import type { Layout } from '../models/SiteDriver';
import { startEngine } from './startEngine';
import type { EngineName, Tab } from './Tab';
import { Visitor } from './Visitor';

/** The widths of the two layouts, in CSS pixels. */
export const widths = { desktop: 1440, mobile: 390 } as const satisfies Record<Layout, number>;

/** Errors that Firefox reports for the page for unknown paths, and for files that are still loading when the page is left. */
const harmless = /\/no-such-floor: |downloadable font: download failed|computed hash is “47DEQpj8/;

/** Playwright's `test` with a visitor, who uses a browser that is installed on this machine instead of Playwright's own. */
export const test = base.extend<
  { language: Language; layout: Layout; visitor: Visitor },
  { engineName: EngineName; tab: Tab }
>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  tab: [
    async ({ engineName }, use) => {
      const tab = await startEngine[engineName]();
      await use(tab);
      await tab.end();
    },
    { scope: 'worker' },
  ],
  language: ['ar', { option: true }],
  layout: ['desktop', { option: true }],
  visitor: async ({ tab, language, layout, baseURL }, use, info) => {
    await tab.resize(widths[layout], 900);
    const visitor = new Visitor(tab, baseURL ?? '', language, layout);
    await visitor.begin();
    const before = tab.errors.length;
    await use(visitor);
    if (info.status !== info.expectedStatus) {
      await tab.acceptAlert();
      const body = Buffer.from(await tab.picture());
      await info.attach('picture', { body, contentType: 'image/png' });
    }
    const errors = tab.errors.slice(before).filter((error) => !harmless.test(error));
    expect(errors, 'errors on the console').toEqual([]);
  },
});

export function inEachLayout(declare: (language: Language, layout: Layout) => void): void {
  for (const language of ['ar', 'en'] as const)
    for (const layout of ['desktop', 'mobile'] as const)
      test.describe(`${language} ${layout}`, () => {
        test.use({ language, layout });
        declare(language, layout);
      });
}
