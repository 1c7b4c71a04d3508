/**
 * Controls WebKit by W3C WebDriver: sends the dozen commands that a tab needs as plain requests. The packages `webdriver` and
 * `selenium-webdriver` would add more than they save, and cannot replace Puppeteer: for Firefox they need geckodriver, which Debian lacks.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../freePort';
import type { Tab } from './Tab';

const keys = { ArrowLeft: '\uE012', ArrowRight: '\uE014', Escape: '\uE00C' } as const;

async function send<Value>(
  method: 'DELETE' | 'GET' | 'POST',
  address: string,
  body?: object,
): Promise<Value> {
  const answer = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    // Scripts get less time than other commands: a script in a page that is being replaced may get no answer.
    signal: AbortSignal.timeout(address.endsWith('/execute/sync') ? 3_000 : 30_000),
  });
  const { value } = (await answer.json()) as {
    value: Value & { readonly error?: string; readonly message?: string };
  };
  if (!answer.ok) throw new Error(`WebKit: ${value.error}, ${value.message}`);
  return value;
}

/**
 * The environment of a program on an Arabic system, such as most iPhones in Saudi Arabia, with digits other than 0 to 9. Empty where the
 * package `locales` is not installed.
 */
function onArabicSystem(): Readonly<Record<string, string>> {
  const LOCPATH = mkdtempSync(path.join(tmpdir(), 'locales-'));
  process.once('exit', () => rmSync(LOCPATH, { recursive: true }));
  const { status } = spawnSync('localedef', [
    '-i',
    'ar_SA',
    '-f',
    'UTF-8',
    `${LOCPATH}/ar_SA.UTF-8`,
  ]);
  if (status === 0) return { LOCPATH, LC_ALL: 'ar_SA.UTF-8' };
  console.warn('Not on an Arabic system, which needs its locale: apt-get install locales');
  return {};
}

/** Starts WebKit in Arabic on a virtual screen, which is as high as the longest page. Its driver reports no console errors. */
export async function startWebKit(): Promise<Tab> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x12000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => screen.kill());
  const display = once(screen.stdio[3] as NodeJS.ReadableStream, 'data').then(String);
  const failure = once(screen, 'exit').then(() => {
    throw new Error('Xvfb does not start: run it by hand');
  });
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...onArabicSystem(),
      DISPLAY: `:${(await Promise.race([display, failure])).trim()}`,
      // WebKit's sandbox does not run as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const server = `http://127.0.0.1:${port}`;
  while (!(await fetch(server).catch(() => undefined))) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver does not start: run it by hand');
    await setTimeout(20);
  }
  const alwaysMatch = {
    unhandledPromptBehavior: 'ignore',
    // Full screen removes the tool bar, which would keep the window wider than a phone.
    'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
  };
  const { sessionId } = await send<{ sessionId: string }>('POST', `${server}/session`, {
    capabilities: { alwaysMatch },
  });
  const session = `${server}/session/${sessionId}`;
  const post = <Value>(command: string, body = {}) =>
    send<Value>('POST', `${session}/${command}`, body);
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    post('actions', { actions: [{ type, id: type, actions }] });
  const type = (text: string) => {
    const strokes = Array.from(text, (value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return act('key', strokes.flat());
  };
  return {
    errors: [],
    resize: (width, height) => post('window/rect', { x: 0, y: 0, width, height }),
    open: (url) => post('url', { url }),
    back: () => post('back'),
    forward: () => post('forward'),
    run: (inPage, ...args) =>
      post('execute/sync', { script: `return (${inPage})(...arguments)`, args }),
    press: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type,
    key: (key) => type(keys[key]),
    acceptAlert: async () => {
      const text = await send<string>('GET', `${session}/alert/text`).catch(() => undefined);
      if (text !== undefined) await post('alert/accept');
      return text;
    },
    picture: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    end: async () => {
      await send('DELETE', session);
      driver.kill();
      screen.kill();
    },
  };
}
