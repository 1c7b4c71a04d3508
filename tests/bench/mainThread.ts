import { type Figure, median } from './Figure';
import { slowLine } from './shifts';
import { visit } from './visit';

/** How often the page is loaded in each way: with its scripts and without them. */
const rounds = 5;

/** An entry of Chromium's trace: only the fields that are used here. Times are in microseconds. */
interface TraceEntry {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** The task's own processor time, without the time of other programs. */
  readonly tdur?: number;
}

/** The main thread's tasks after the first paint, in milliseconds: the sum of each task's time beyond 50 ms, and the longest task. */
interface Work {
  readonly blocking: number;
  readonly longest: number;
}

/** Loads the Arabic home page on a phone that is four times slower than this machine, with its scripts or without. */
const load = (origin: string, hasScripts: boolean): Promise<Work> =>
  visit(async ({ context, page, tools }) => {
    const browser = context.browser();
    if (!browser) throw new Error('The browser has gone');
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', slowLine);
    if (!hasScripts) await tools.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await browser.startTracing(page, { categories: ['devtools.timeline', 'loading', 'toplevel'] });
    // The scripts request this file as soon as they run. Asking the page instead would add a script of Playwright to the trace.
    const asked = hasScripts && page.waitForRequest('**/locales/ar/translation.json');
    await Promise.all([page.goto(origin, { waitUntil: 'load' }), asked]);
    // Also measures the work that the site does after it has started.
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

/** Measures the work that the scripts add to the main thread, compared to the same page without scripts. */
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
