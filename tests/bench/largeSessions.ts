import type { Browser, Page } from 'playwright';
import { entriesOf, largeSession, sessionOf } from '../inspector/recordings';
import type { Figure } from './Figure';

/** A session of a few steps, each with a different list of 20,000 items. */
const lists = () =>
  sessionOf(
    entriesOf(
      'store',
      Array.from({ length: 6 }, (_, turn) => ({
        value: 'full',
        context: {
          turn: `turn ${turn}`,
          lifts: Array.from({ length: 20_000 }, (__, index) => ({ name: `lift ${index + turn}` })),
        },
      })),
    ),
  );

/** A script for the page: it records the longest task and, for each key, the time from the press to the next paint. */
const watch = `
  window.longest = 0;
  window.keys = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ entryTypes: ['longtask'] });
  addEventListener('keydown', () => {
    const pressed = performance.now();
    requestAnimationFrame(() => setTimeout(() => window.keys.push(performance.now() - pressed)));
  }, { capture: true });`;

/** Opens a session in a new inspector. */
async function open(browser: Browser, origin: string, session: string): Promise<Page> {
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await desk.addInitScript(watch);
  await desk.route(
    ({ pathname }) => pathname === '/kept.json',
    (route) => route.fulfill({ body: session }),
  );
  await desk.goto(`${origin}/inspector.html?session=/kept.json`);
  await desk.getByText(/^Session .*kept.json$/).waitFor({ timeout: 120_000 });
  return desk;
}

/** Measures how long the inspector takes for large sessions: the best of five times, divided by `pace` (how slow the computer is). */
export async function largeSessions(
  browser: Browser,
  origin: string,
  pace: number,
): Promise<Figure[]> {
  const desk = await open(browser, origin, lists());
  await desk.getByText('"turn 5"').waitFor();
  for (let turn = 4; turn >= 0; turn -= 1) {
    await desk.keyboard.press('ArrowLeft');
    await desk.getByText(`"turn ${turn}"`).waitFor();
  }
  const steps = await desk.evaluate((): number[] => Reflect.get(window, 'keys'));
  await desk.close();
  const session = largeSession();
  const tasks: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const importing = await open(browser, origin, session);
    tasks.push(await importing.evaluate((): number => Reflect.get(window, 'longest')));
    await importing.close();
  }
  return [
    {
      name: 'a step through a list of 20,000',
      value: Math.min(...steps) / pace,
      unit: 'ms',
      target: 100,
    },
    {
      name: 'longest task of an import of 12 MB',
      value: Math.min(...tasks) / pace,
      unit: 'ms',
      target: 100,
    },
  ];
}
