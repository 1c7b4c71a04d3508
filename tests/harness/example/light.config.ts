import { defineConfig } from '@playwright/test';
import { browserArguments } from '../../browserArguments';
import { findBrowser } from '../../findBrowser';

/** `ROOT` is the folder of the page (by default this one), `PORT` the port where it is served. */
const { ROOT = import.meta.dirname, PORT = '4373' } = process.env;
const browser = findBrowser();

export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../../results/light',
  reporter: [['list'], ['./lightPathsReporter.ts']],
  projects: [{ name: 'light' }],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { ...(browser && { executablePath: browser }), args: [...browserArguments] },
  },
  webServer: {
    command: `npx vite "${ROOT}" --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}`,
  },
});
