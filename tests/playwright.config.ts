import { defineConfig } from '@playwright/test';
import { browserArguments } from './browserArguments';
import { findBrowser } from './findBrowser';
import { projects } from './projects';
import type { SiteOptions } from './test';

// The tests use a port of their own, so that they never test a site that somebody has started on another port. `BUILT=yes`: the site is
// built already; `SITE`: the folder of the site, if not the project's; `COVERED`: the site holds mutants.
const { BUILT, CI, COVERED, PORT: port = '4273', SITE = '..' } = process.env;
const browser = findBrowser();
// Playwright's workers load this file too. With CHROMIUM_PATH set, they need not search for the browser again.
if (browser) process.env['CHROMIUM_PATH'] = browser;

export default defineConfig<SiteOptions>({
  testMatch: '**/*.spec.ts',
  // The tests in other browser engines have a configuration of their own; those of mutants run on a site that holds the mutants.
  testIgnore: ['**/engines/**', ...(COVERED ? [] : ['**/mutants/**'])],
  outputDir: 'results',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      pathTemplate: '{testDir}/screenshots/{arg}{ext}',
      // The edges of letters look slightly different on each machine, in less than a hundredth of the pixels. A part that has moved changes
      // more.
      maxDiffPixelRatio: 0.01,
    },
  },
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // No retries: a test that passes only at the second try shows a fault of the page or of the test. Only `npm run test:landing` tries again
  // (runStages.ts).
  retries: 0,
  // Whoever asks for retries (`--retries`) still sees a test that needed one fail.
  failOnFlakyTests: true,
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
    // A server that already listens on the port may serve another site.
    reuseExistingServer: false,
    timeout: 120_000,
    // Lets the server remove its temporary folders.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
