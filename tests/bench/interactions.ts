import type { Locator, Page } from '@playwright/test';
import arabic from '../../public/locales/ar/translation.json' with { type: 'json' };
import { designs } from '../../src/content/designs';
import { elevators } from '../../src/content/elevators';
import { safety } from '../../src/content/safety';
import { type Figure, median } from './Figure';
import { visit } from './visitor';

/** How many times slower the processor is made. */
const slowdown = 4;
/** Tries per event and visit, of which the median counts. */
const tries = 5;
/** Visits at most. What else the machine does can only add to a figure: one that misses is taken anew, and the best counts. */
const visits = 3;
/** To the next paint, in milliseconds. */
const target = 50;

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/**
 * Presses a control for a moment, so that what pressing does to the page has been painted. By the pointer alone:
 * Playwright's `click` listens in the page to where it lands, which has the page laid out, and that would be measured.
 */
async function press(control: Locator) {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${String(control)} is not on the page: it cannot be pressed.`);
  const { mouse } = control.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await control.page().waitForTimeout(80);
  await mouse.up();
}
const type = (control: Locator) => control.press('X');

/** What a visitor can do, named as the machines name it, and to what. What a pair of events undoes is tried anew. */
const events: Readonly<Record<string, (page: Page, turn: number) => Locator>> = {
  'menu open': (page) => button(page, arabic.Open_Menu),
  'menu close': (page) => button(page, arabic.Close_Menu),
  'elevators select': (page, turn) => tab(page, elevators[(turn + 1) % 5]?.titleAR ?? ''),
  'safety select': (page, turn) => tab(page, safety[turn % 2]?.titleAR ?? ''),
  'designs select': (page, turn) => button(page, designs[(turn + 1) % 5]?.titleAR ?? ''),
  'design card pick': (page, turn) =>
    button(page, designs[0]?.images[(turn + 1) % 3]?.titleAR ?? ''),
  'rotation pause': (page) => button(page, arabic.Pause_Pictures),
  'rotation play': (page) => button(page, arabic.Play_Pictures),
  'contact form change': (page) => field(page, arabic.Subject),
  'contact form submit': (page) => button(page, arabic.Send_Message),
};

/** How long each event takes from the visitor's touch to the next paint, in milliseconds, on a slow phone. */
export async function interactions(origin: string): Promise<Figure[]> {
  const best = new Map<string, number>();
  for (let visited = 0; visited < visits; visited += 1) {
    for (const [name, value] of await interact(origin))
      best.set(name, Math.min(value, best.get(name) ?? Infinity));
    if (Math.max(...best.values()) <= target) break;
  }
  return [...best].map(([name, value]) => ({
    name: `to the next paint, ${name}`,
    value,
    unit: 'ms',
    target,
  }));
}

/** The same for one visit: each event with the median of its tries. */
const interact = (origin: string): Promise<[string, number][]> =>
  visit('ar', origin, async ({ page, tools }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    // The message goes nowhere: it is the page that is measured.
    await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ body: 'OK' }));
    await page.addInitScript(() => {
      const durations: number[] = [];
      Object.assign(window, { durations });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
          if (entry.interactionId) durations.push(entry.duration);
      }).observe({
        type: 'event',
        durationThreshold: 16,
        buffered: true,
      } as PerformanceObserverInit);
    });
    await page.goto(origin, { waitUntil: 'networkidle' });
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const taken = new Map<string, number[]>();
    for (let turn = 0; turn < tries; turn += 1) {
      for (const [name, find] of Object.entries(events)) {
        const control = find(page, turn);
        await control.scrollIntoViewIfNeeded();
        await page.waitForTimeout(400);
        // Chrome notes nothing that takes less than 16 ms.
        await page.evaluate(
          () => ((window as unknown as { durations: number[] }).durations.length = 0),
        );
        await (name === 'contact form change' ? type : press)(control);
        await page.waitForTimeout(400);
        const durations = await page.evaluate(
          () => (window as unknown as { durations: number[] }).durations,
        );
        taken.set(name, [...(taken.get(name) ?? []), Math.max(16, ...durations)]);
      }
    }
    return [...taken].map(([name, values]) => [name, median(values)]);
  });
