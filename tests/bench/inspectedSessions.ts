import type { Browser, Page } from '@playwright/test';
import { entriesOf, sessionOf } from '../inspector/recordings';
import type { Figure } from './Figure';
import { leastOf } from './leastOf';

/** A session of which each step holds a list so long, so many steps long. */
const lists = () => {
  const lifts = Array.from({ length: 20_000 }, (_, index) => ({ name: `lift ${index}` }));
  const steps = Array.from({ length: 8 }, (_, turn) => ({
    value: 'full',
    context: { turn: `turn ${turn}`, lifts },
  }));
  return sessionOf(entriesOf('store', steps));
};

/** A session of more than 12 MB. */
const large = () => {
  const step = { value: 'full', context: { text: 'lift '.repeat(220) } };
  return sessionOf(
    entriesOf(
      'store',
      Array.from({ length: 10_000 }, () => step),
    ),
  );
};

/** Opens a session in an inspector of its own; `begin` runs in the page before. */
async function open(browser: Browser, origin: string, session: string, begin = '') {
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await desk.addInitScript(begin);
  await desk.route(
    ({ pathname }) => pathname === '/kept.json',
    (route) => route.fulfill({ body: session }),
  );
  await desk.goto(`${origin}/inspector.html?session=/kept.json`);
  await desk.getByText(/^Session .*kept.json$/).waitFor({ timeout: 60_000 });
  return desk;
}

/** How long it takes from a key that goes a step back to the paint of that step's context, in milliseconds. */
async function stepBack(desk: Page): Promise<number> {
  const painted = desk.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const pane = '[role=group][aria-label=Context]';
        const before = document.querySelector(pane)?.textContent;
        let began = 0;
        const start = { once: true, capture: true };
        addEventListener('keydown', () => (began = performance.now()), start);
        new MutationObserver((_, observer) => {
          if (document.querySelector(pane)?.textContent === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        }).observe(document, { subtree: true, childList: true, characterData: true });
      }),
  );
  await desk.keyboard.press('ArrowLeft');
  return painted;
}

const watchTasks = `
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ entryTypes: ['longtask'] });`;

/** What large sessions cost whoever looks at them. */
export async function inspectedSessions(browser: Browser, origin: string): Promise<Figure[]> {
  const desk = await open(browser, origin, lists());
  await desk.getByText('"turn 7"').waitFor();
  const step = await leastOf(5, () => stepBack(desk));
  await desk.close();
  const session = large();
  const task = await leastOf(2, async () => {
    const importing = await open(browser, origin, session, watchTasks);
    const longest = await importing.evaluate(() => Number(Reflect.get(window, 'longest')));
    await importing.close();
    return longest;
  });
  return [
    { name: 'a step through a list of 20,000', value: step, unit: 'ms', target: 100 },
    { name: 'longest task of an import of 12 MB', value: task, unit: 'ms', target: 100 },
  ];
}
