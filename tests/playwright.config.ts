import { defineConfig } from '@playwright/test';
import type { Language } from '../machines/languageMachine';
import { browserArguments } from './browserArguments';
import { findBrowser } from './findBrowser';
import { otherBrowsers } from './otherBrowsers';
import type { Layout } from './models/SiteDriver';
import type { SiteOptions } from './test';

// A port of its own, so that the tests never meet a site that somebody is looking at.
// The library's own paths are walked only to be compared with.
const { BROWSERS, CI, PORT: port = '4273', STOCK } = process.env;
const browser = findBrowser();
// The workers read this file too, and need not search for it again.
if (browser) process.env['CHROMIUM_PATH'] = browser;

const layouts = {
  desktop: { viewport: { width: 1440, height: 900 } },
  mobile: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

const cookie = { domain: 'localhost', path: '/', expires: -1, httpOnly: false, secure: false };
const cookies = {
  ar: [],
  en: [{ ...cookie, name: 'i18next', value: 'en', sameSite: 'Lax' as const }],
};

/**
 * Where what is tested depends on the language and on the layout, but not on which of them meet: each of them is seen, in
 * two projects. What is tagged stays where its tags say; `@everywhere` is all four.
 */
const specsApart = [
  'accessibility',
  'arrival',
  'contactForm',
  'errorScreen',
  'files',
  'forcedColors',
  'frame',
  'home',
  'language',
  'pages',
  'patterns',
  'pictures',
  'robustness',
  'storage',
  'translations',
  'wcag',
];
const apart = new RegExp(
  `\\b(${specsApart.join('|')})\\.spec\\.ts(?!.*@(ar|en|desktop|mobile|everywhere)\\b)`,
);

/** A project per language and layout. What is tagged for another language or layout (`@en`, `@mobile`) stays out of it. */
const project = (language: Language, layout: Layout) => ({
  name: `${language}-${layout}`,
  grepInvert: [
    language === 'ar' ? /@en\b/ : /@ar\b/,
    layout === 'desktop' ? /@mobile\b/ : /@desktop\b/,
    ...((language === 'ar') === (layout === 'desktop') ? [apart] : []),
  ],
  use: {
    language,
    layout,
    ...layouts[layout],
    storageState: { cookies: cookies[language], origins: [] },
  },
});

const projects = (['ar', 'en'] as const).flatMap((language) => [
  project(language, 'desktop'),
  project(language, 'mobile'),
]);

const others = otherBrowsers(BROWSERS);

/** The same project in a browser of Playwright's own; Firefox can be small, but no phone. */
const inBrowser = (browserName: (typeof others)[number]) => (each: (typeof projects)[number]) => ({
  ...each,
  name: `${browserName}-${each.name}`,
  use: {
    ...each.use,
    browserName,
    launchOptions: {},
    ...(browserName === 'firefox' && { isMobile: false }),
  },
});

export default defineConfig<SiteOptions>({
  testMatch: '**/*.spec.ts',
  testIgnore: STOCK ? [] : '**/stock.spec.ts',
  outputDir: 'results',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      pathTemplate: '{testDir}/screenshots/{arg}{ext}',
      // Other machines draw the edges of letters otherwise, which is less than a hundredth of a picture; a part that moves is more.
      maxDiffPixelRatio: 0.01,
    },
  },
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // A second try on a machine that builds other things at the same time; the report still names what needed it.
  retries: CI ? 1 : 0,
  workers: 2,
  reporter: [
    [CI ? 'dot' : 'list'],
    ['html', { outputFolder: 'report/playwright', open: 'never' }],
    ['junit', { outputFile: 'report/junit.xml' }],
    ['./paths/siteCoverageReporter.ts'],
    ['./paths/sitePathsReporter.ts'],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [...browserArguments],
    },
  },
  projects: others.length > 0 ? others.flatMap((name) => projects.map(inBrowser(name))) : projects,
  webServer: {
    command: 'npm start',
    cwd: '..',
    env: { PORT: port },
    url: `http://localhost:${port}`,
    reuseExistingServer: !CI,
    timeout: 120_000,
  },
});
