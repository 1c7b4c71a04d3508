import type { Browser, Page } from '@playwright/test';
import { entriesOf, sessionOf } from '../inspector/recordings';
import { machinePace } from '../machinePace';
import type { Figure } from './Figure';

/** A session of a few steps, each of which holds another list of 20,000. */
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

/** A session of more than 12 MB. */
const long = () => {
  const step = { value: 'full', context: { text: 'lift '.repeat(220) } };
  return sessionOf(
    entriesOf(
      'store',
      Array.from({ length: 10_000 }, () => step),
    ),
  );
};

/** Keeps the longest task of a page, and how long each key took until what it changed was painted; a text, as it runs in the page. */
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

/** Opens a session in an inspector of its own. */
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

/** What large sessions cost whoever looks at them, each the best of five, divided by the machine's pace. */
export async function largeSessions(browser: Browser, origin: string): Promise<Figure[]> {
  const pace = await machinePace();
  const desk = await open(browser, origin, lists());
  await desk.getByText('"turn 5"').waitFor();
  for (let turn = 4; turn >= 0; turn -= 1) {
    await desk.keyboard.press('ArrowLeft');
    await desk.getByText(`"turn ${turn}"`).waitFor();
  }
  const steps = await desk.evaluate((): number[] => Reflect.get(window, 'keys'));
  await desk.close();
  const session = long();
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
