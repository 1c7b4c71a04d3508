import { defineConfig } from '@playwright/test';
import { freePort } from '../freePort';
import { missingPrograms } from './missingPrograms';
import { type EngineName, engineNames } from './Tab';

// `ENGINES=firefox` runs the tests in Firefox only.
const { BUILT, CI, ENGINES = engineNames.join(',') } = process.env;
const wanted = ENGINES.split(',').filter(Boolean);
const missing = missingPrograms(wanted);
if (missing.length > 0) {
  console.error(
    [...missing, 'Or leave it out: ENGINES=chromium,firefox npm run test:engines'].join('\n'),
  );
  process.exit(1);
}
// Stores the port in the environment, because Playwright's workers load this file too and must use the same port.
const port = (process.env['ENGINES_PORT'] ??= String(await freePort()));

const specs: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: ['sideBySide.spec.ts'],
  firefox: ['journeys.spec.ts', 'sideBySide.spec.ts'],
  webkit: ['journeys.spec.ts', 'sideBySide.spec.ts'],
  'firefox-without-cookies': ['journeysWithoutCookies.spec.ts'],
};

export default defineConfig<object, { engineName: EngineName }>({
  outputDir: '../results/engines',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(CI),
  workers: 2,
  reporter: CI ? 'dot' : 'list',
  use: { baseURL: `http://localhost:${port}` },
  projects: engineNames
    .filter((name) => wanted.includes(name))
    .map((name) => ({ name, testMatch: [...specs[name]], use: { engineName: name } })),
  webServer: {
    command: BUILT ? 'npm start -- --no-build' : 'npm start',
    cwd: '../..',
    env: { PORT: port },
    url: `http://localhost:${port}`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
