import type { Locator, Page } from 'playwright';
import arabic from '../../public/locales/ar/translation.json' with { type: 'json' };
import { designs } from '../../src/content/designs';
import { elevators } from '../../src/content/elevators';
import { safety } from '../../src/content/safety';
import { holdRequests } from '../conditions';
import { machinePace } from '../machinePace';
import { type Figure, median } from './Figure';
import { visit } from './visit';

const slowdown = 4;
/** How often each event is tried in a visit; the median counts. */
const tries = 5;
/** The number of visits; the median counts. */
const visits = 3;
/** The greatest allowed time from an event to the next paint, in ms. */
const target = 50;

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Holds a control down until its effect is painted. Does not use Playwright's `click`, which would make the page compute its layout. */
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
const leave = (control: Locator) => control.press('Tab');

/**
 * The events that a visitor on a phone can cause, named as in the machines, each with the control to press. Each event that opens something
 * is followed by one that closes it, so that the next try can open it again.
 */
const events: Readonly<Record<string, (page: Page, attempt: number) => Locator>> = {
  'menu open': (page) => button(page, arabic.Open_Menu),
  'menu close': (page) => button(page, arabic.Close_Menu),
  'elevators select': (page, attempt) => tab(page, elevators[(attempt + 1) % 5]?.titleAR ?? ''),
  'safety select': (page, attempt) => tab(page, safety[attempt % 2]?.titleAR ?? ''),
  'designs select': (page, attempt) => button(page, designs[(attempt + 1) % 5]?.titleAR ?? ''),
  'design card pick': (page, attempt) =>
    button(page, designs[0]?.images[(attempt + 1) % 3]?.titleAR ?? ''),
  'rotation pause': (page) => button(page, arabic.Pause_Pictures),
  'rotation play': (page) => button(page, arabic.Play_Pictures),
  // This button is the tab stop before the card: pressing Tab on it moves the focus into the card.
  'design card entered': (page) => button(page, arabic.Pause_Pictures),
  'contact form change': (page) => field(page, arabic.Subject),
  'contact form submit': (page) => button(page, arabic.Send_Message),
};
const toggle = (page: Page) => button(page, 'EN English');
const ways: Readonly<Record<string, (control: Locator) => Promise<void>>> = {
  'contact form change': type,
  'design card entered': leave,
};

/** The milliseconds from each event to the next paint on a slow phone, divided by how much slower than usual this computer is. */
export async function interactions(origin: string): Promise<Figure[]> {
  const pace = await machinePace();
  const measured = new Map<string, number[]>();
  for (let visited = 0; visited < visits; visited += 1)
    for (const [name, value] of await interact(origin))
      measured.set(name, [...(measured.get(name) ?? []), value]);
  return [...measured].map(([name, values]) => ({
    name: `to the next paint, ${name}`,
    value: median(values) / pace,
    unit: 'ms',
    target,
  }));
}

/** Measures the events in one visit: returns each with the median of its tries. */
const interact = (origin: string): Promise<[string, number][]> =>
  visit(async ({ context, page, tools }) => {
    // The message is not sent to the mail service, as only the page is measured.
    await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ body: 'OK' }));
    // The page sends each duration at once, because a page that navigates away can no longer be read.
    let durations: number[] = [];
    await page.exposeFunction('reportDuration', (duration: number) => durations.push(duration));
    await page.addInitScript(() => {
      const { reportDuration } = window as unknown as {
        reportDuration: (duration: number) => void;
      };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
          if (entry.interactionId) reportDuration(entry.duration);
      }).observe({
        type: 'event',
        durationThreshold: 16,
        buffered: true,
      } as PerformanceObserverInit);
    });
    const measured = new Map<string, number[]>();
    const measure = async (name: string, control: Locator) => {
      await control.scrollIntoViewIfNeeded();
      await page.waitForTimeout(400);
      durations = [];
      await (ways[name] ?? press)(control);
      await page.waitForTimeout(400);
      // Counts at least 16 ms, because Chrome does not report a shorter event.
      measured.set(name, [...(measured.get(name) ?? []), Math.max(16, ...durations)]);
    };
    await page.goto(origin, { waitUntil: 'networkidle' });
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (let attempt = 0; attempt < tries; attempt += 1)
      for (const [name, find] of Object.entries(events)) await measure(name, find(page, attempt));
    for (let attempt = 0; attempt < tries; attempt += 1) {
      await context.clearCookies();
      await page.goto(origin, { waitUntil: 'networkidle' });
      // Holds back the English page until the press of the toggle is measured.
      const release = await holdRequests(page, `${origin}/`);
      const loaded = page.waitForEvent('load');
      await measure('language toggle', toggle(page));
      await release();
      await loaded;
      // Waits until the scripts of the English page have started: they write the cookie, which the next try then clears.
      await page.waitForLoadState('networkidle');
      await page.unroute(`${origin}/`);
    }
    return [...measured].map(([name, values]) => [name, median(values)]);
  });
