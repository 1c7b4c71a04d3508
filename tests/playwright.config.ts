import { defineConfig } from '@playwright/test';
import { browserArguments } from './browserArguments';
import { findBrowser } from './findBrowser';
import { projects } from './projects';
import type { SiteOptions } from './test';

// A port of its own, so that the tests never meet a site that somebody is looking at.
// `BUILT=yes`: whoever starts the run has built the site; `SITE`: its folder, if not the project's.
const { BUILT, CI, PORT: port = '4273', SITE = '..' } = process.env;
const browser = findBrowser();
// The workers read this file too, and need not search for it again.
if (browser) process.env['CHROMIUM_PATH'] = browser;

export default defineConfig<SiteOptions>({
  testMatch: '**/*.spec.ts',
  // The other engines have a configuration of their own.
  testIgnore: '**/engines/**',
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
  // What passes by chance is a fault of the page or of the test. A landing's second try stands apart (runStages.ts).
  retries: 0,
  workers: 2,
  reporter: [
    [CI ? 'dot' : 'list'],
    ['html', { outputFolder: 'report/playwright', open: 'never' }],
    ['junit', { outputFile: 'report/junit.xml' }],
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
  projects,
  webServer: {
    command: BUILT ? 'npm start -- --no-build' : 'npm start',
    cwd: SITE,
    env: { PORT: port },
    url: `http://localhost:${port}`,
    // Another server may serve another site than this one.
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
