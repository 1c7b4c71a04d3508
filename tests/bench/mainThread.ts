import { type Figure, median } from './Figure';
import { slowLine } from './shifts';
import { visit } from './visit';

/** How often each page is loaded; they take turns. */
const rounds = 5;

/** What is read of an entry of Chromium's trace, its times in microseconds. */
interface TraceEntry {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** The processor's time, without what other programs took. */
  readonly tdur?: number;
}

/** The main thread's work in milliseconds: by how much tasks after the first paint pass 50 ms in all, and the longest of them. */
interface Work {
  readonly blocking: number;
  readonly longest: number;
}

/** Loads the Arabic home page on a phone that is four times slower than this machine, with its scripts or without. */
const load = (origin: string, hasScripts: boolean): Promise<Work> =>
  visit('ar', origin, async ({ context, page, tools }) => {
    const browser = context.browser();
    if (!browser) throw new Error('The browser has gone');
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', slowLine);
    if (!hasScripts) await tools.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await browser.startTracing(page, { categories: ['devtools.timeline', 'loading', 'toplevel'] });
    // The site asks for it once it runs. Playwright would run a script of its own in the page to look there.
    const asked = hasScripts && page.waitForRequest('**/locales/ar/translation.json');
    await Promise.all([page.goto(origin, { waitUntil: 'load' }), asked]);
    // What is done once the page is in use.
    await page.waitForTimeout(2500);
    const trace = await browser.stopTracing();
    return workIn((JSON.parse(trace.toString()) as { traceEvents: TraceEntry[] }).traceEvents);
  });

function workIn(entries: readonly TraceEntry[]): Work {
  const paint = entries.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The page has painted nothing');
  const tasks = entries.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' &&
      ph === 'X' &&
      pid === paint.pid &&
      tid === paint.tid &&
      ts > paint.ts,
  );
  const times = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return {
    blocking: times.reduce((sum, time) => sum + Math.max(0, time - 50), 0),
    longest: Math.max(0, ...times),
  };
}

/** What the scripts add to the main thread's work, beside the same page without them. */
export async function mainThread(origin: string): Promise<Figure[]> {
  const pairs: (readonly [whole: Work, bare: Work])[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push([await load(origin, true), await load(origin, false)]);
  const added = median(pairs.map(([whole, bare]) => whole.blocking - bare.blocking));
  const share = median(pairs.map(([whole, bare]) => whole.longest / bare.longest));
  return [
    { name: 'blocking time that the scripts add', value: added, unit: 'ms', target: 60 },
    { name: 'longest task beside that without scripts', value: share, unit: '×', target: 2 },
  ];
}
