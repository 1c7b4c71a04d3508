import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { launch, type Browser } from 'puppeteer-core';
import { build, preview } from 'vite';
import { freePort } from '../freePort';
import type { Journey } from './Journey';
import { journeys } from './journeys';
import { Visitor } from './Visitor';
import { withoutCookies } from './withoutCookies';

/** Finds a Firefox: the one that FIREFOX_PATH names, else that of the system. */
function findFirefox(): string | undefined {
  const { FIREFOX_PATH, PATH = '' } = process.env;
  if (FIREFOX_PATH) return existsSync(FIREFOX_PATH) ? FIREFOX_PATH : undefined;
  const names = ['firefox-esr', 'firefox', 'firefox.exe'];
  const apps = [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ];
  const onPath = PATH.split(path.delimiter).flatMap((folder) =>
    names.map((name) => path.join(folder, name)),
  );
  return [...onPath, ...apps].find((file) => existsSync(file));
}

const executablePath = findFirefox();
if (!executablePath) {
  console.error(
    `There is no Firefox on this machine, so nothing was tested. Install one, or set FIREFOX_PATH to it:
  Debian   apt-get install firefox-esr
  Ubuntu   snap install firefox
  macOS    brew install --cask firefox
  Windows  winget install Mozilla.Firefox`,
  );
  process.exit(1);
}
console.log(spawnSync(executablePath, ['--version'], { encoding: 'utf8' }).stdout.trim());

await build({ logLevel: 'warn' });
const port = await freePort();
const server = await preview({ logLevel: 'warn', preview: { port, strictPort: true } });
const outbox = path.resolve('outbox');
const saved = async () =>
  Promise.all((await readdir(outbox)).map((file) => readFile(path.join(outbox, file), 'utf8')));

/** Walks journeys in a browser, and says how many did not hold. */
async function walkAll(browser: Browser, all: readonly Journey[]): Promise<number> {
  let failures = 0;
  for (const { title, languages, width, trouble, walk } of all) {
    for (const language of languages) {
      const visitor = await Visitor.come(browser, `http://localhost:${port}`, language, width);
      const began = Date.now();
      try {
        await walk(visitor, saved);
        const reports = visitor.trouble.filter((report) => !trouble?.test(report));
        if (reports.length > 0) throw new Error(reports.join('\n'));
        console.log(`✓ ${language}  ${title} (${Date.now() - began} ms)`);
      } catch (error) {
        failures += 1;
        console.error(`✗ ${language}  ${title}\n  ${(error as Error).message}`);
      }
      await visitor.leave();
    }
  }
  return failures;
}

/** Starts Firefox with preferences, walks journeys in it, and ends it. */
async function inFirefox(preferences: Record<string, unknown>, all: readonly Journey[]) {
  const browser = await launch({
    browser: 'firefox',
    executablePath: executablePath ?? '',
    extraPrefsFirefox: preferences,
  });
  try {
    return await walkAll(browser, all);
  } finally {
    await browser.close();
  }
}

const failures =
  (await inFirefox({}, journeys)) +
  // Refuses cookies and storage to every site.
  (await inFirefox({ 'network.cookie.cookieBehavior': 2 }, withoutCookies));
await server.close();
console.log(failures === 0 ? 'All journeys hold in Firefox' : `${failures} journeys do not hold`);
process.exit(failures > 0 ? 1 : 0);
