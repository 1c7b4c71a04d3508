import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { preview } from 'vite';
import { inspectorPreviewPlugin } from '../../src/server/inspectorPreviewPlugin';
import { freePort } from '../freePort';
import type { Figure } from './Figure';
import { largeSessions } from './largeSessions';
import { launch } from './launch';
import { machinePace } from '../machinePace';

const burst = 2000;
const tries = 5;

/**
 * A script for a watched page: adds up the time that reporting to the inspector takes. It is a string, because tsx adds calls of a helper
 * to functions, and the page does not have this helper.
 */
const countSpent = `(() => {
  const spent = window.spent = { ms: 0 };
  const timed = (work) => function (...parameters) {
    const began = performance.now();
    try { return work.apply(this, parameters); } finally { spent.ms += performance.now() - began; }
  };
  let tap;
  Object.defineProperty(globalThis, 'inspectActors', {
    get: () => tap,
    set(work) { tap = timed(work); },
  });
  BroadcastChannel.prototype.postMessage = timed(BroadcastChannel.prototype.postMessage);
})();`;

/** Sends `count` events to a machine by pressing tabs, `inTask` events in each task. Resolves with the longest task in milliseconds. */
const press = (site: Page, count = burst, inTask = 5): Promise<number> =>
  site.evaluate(
    async ([events, each]) => {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      );
      observer.observe({ entryTypes: ['longtask'] });
      const tabs = document.querySelectorAll<HTMLElement>('[role=tab]');
      performance.mark('pressing');
      for (let sent = 0; sent < events; sent += each) {
        for (let next = sent; next < sent + each; next += 1) tabs[next % 5]?.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
      performance.mark('pressed');
      await new Promise((resolve) => setTimeout(resolve, 300));
      return Math.max(0, ...tasks);
    },
    [count, inTask] as const,
  );

const isPressed = () => performance.getEntriesByName('pressed').length > 0;

/** The time in milliseconds that the desk (the inspector's window) takes to show all events of a burst. */
async function untilShown(desk: Page, site: Page): Promise<number> {
  const steps = Number(await desk.getByLabel('Step shown').getAttribute('max'));
  await site.evaluate(() => performance.clearMarks('pressed'));
  const pressed = press(site);
  await site.waitForFunction(isPressed, undefined, { timeout: 120_000 });
  const began = performance.now();
  await desk.waitForFunction(
    (all) => Number(document.querySelector('input[type=range]')?.getAttribute('max')) >= all,
    steps + burst,
    { timeout: 120_000 },
  );
  const time = performance.now() - began;
  await pressed;
  return time;
}

/** The lowest of a few measurements, because other work of the computer can only lengthen a measured time. */
async function leastOf(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < tries; round += 1) values.push(await measure());
  return Math.min(...values);
}

/** Opens the address and presses tabs there; returns how long a burst of presses took, in milliseconds. */
async function pressesAt(site: Page, address: string): Promise<number> {
  await site.goto(address, { waitUntil: 'networkidle' });
  await site.bringToFront();
  await press(site, 40, 2);
  await press(site, 200, 2);
  return site.evaluate(() => performance.measure('presses', 'pressing', 'pressed').duration);
}

/** How many times longer presses take in a watched page than in an unwatched one. Compares the lowest of several measured times. */
async function watchedRatio(site: Page): Promise<number> {
  const plain: number[] = [];
  const watched: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    plain.push(await pressesAt(site, '/'));
    watched.push(await pressesAt(site, '/?inspect=local'));
  }
  return Math.min(...watched) / Math.min(...plain);
}

/** Measures what an open state inspector costs. Divides each time by how many times slower than usual the computer now is. */
export async function inspector(): Promise<Figure[]> {
  const port = await freePort();
  const server = await preview({
    logLevel: 'warn',
    plugins: [inspectorPreviewPlugin()],
    preview: { port, strictPort: true },
  });
  const browser = await launch();
  try {
    const context = await browser.newContext({
      baseURL: `http://localhost:${port}`,
      viewport: { width: 1440, height: 900 },
    });
    const [desk, site] = [await context.newPage(), await context.newPage()];
    let bytes = 0;
    desk.on('response', async (response) => {
      if (/\.(js|css)$/.test(response.url())) bytes += (await response.body()).length;
    });
    await desk.goto('/inspector.html', { waitUntil: 'networkidle' });
    let tap = 0;
    site.on('response', async (response) => {
      if (response.url().endsWith('/inspector/local.js'))
        tap = brotliCompressSync(await response.body()).length;
    });
    await site.addInitScript(countSpent);
    await site.goto('/?inspect=local', { waitUntil: 'networkidle' });
    const actor = desk.getByLabel('Actors', { exact: true }).getByRole('button', { name: /^elev/ });
    await actor.first().click();
    const spent = () =>
      site.evaluate(() => (window as unknown as { spent: { ms: number } }).spent.ms);
    const pace = await machinePace();
    const before = await spent();
    const seen = await leastOf(() => untilShown(desk, site));
    const perEvent = ((await spent()) - before) / (burst * tries);
    await site.bringToFront();
    // Sends only two events in a task: five events alone would exceed the limit of 50 ms.
    const longest = await leastOf(() => press(site, 400, 2));
    const ratio = await watchedRatio(site);
    await context.close();
    const sessions = await largeSessions(browser, `http://localhost:${port}`, pace);
    return [
      { name: 'script that watches a page', value: tap / 1000, unit: 'kB', target: 15 },
      { name: 'the inspector itself', value: bytes / 1000, unit: 'kB', target: 2600 },
      { name: 'added to each event', value: perEvent / pace, unit: 'ms', target: 0.5 },
      { name: `${burst} events, until all are shown`, value: seen / pace, unit: 'ms', target: 300 },
      { name: 'longest task in the site meanwhile', value: longest / pace, unit: 'ms', target: 50 },
      {
        name: 'presses in a watched page, beside an unwatched one',
        value: ratio,
        unit: '×',
        target: 1.05,
      },
      ...sessions,
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
