import type { Page } from '@playwright/test';
import type { SessionFile } from '../../src/devtools/charts/sessionFile';
import { type Desk, expect, test } from './inspectorTest';

/** Opens the browser's debugger on a page. At each stop, records the scripts in the stack, calls `look`, and lets the page go on. */
async function openTools(page: Page, look: () => Promise<void> = async () => {}) {
  const stops: string[][] = [];
  const scripts = new Map<string, string>();
  const tools = await page.context().newCDPSession(page);
  tools.on('Debugger.scriptParsed', ({ scriptId, url }) => void scripts.set(scriptId, url));
  tools.on('Debugger.paused', ({ callFrames }) => {
    stops.push(callFrames.map(({ location }) => scripts.get(location.scriptId) ?? ''));
    void look().finally(() => tools.send('Debugger.resume'));
  });
  await tools.send('Debugger.enable');
  return stops;
}

const isReady = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => Reflect.get(window, 'stops') as unknown)).toBe(count);

/** Makes each page store in `window.stops` how many breakpoints the inspector has sent to it. */
const noteBreakpoints = (page: Page) =>
  page.addInitScript(() => {
    new BroadcastChannel('state-inspector').addEventListener('message', ({ data }) => {
      if (data.type === 'break') Object.assign(window, { stops: data.breakpoints.length });
    });
  });

/** Selects a state of the shown chart, or the transition that leads to it. */
async function select(desk: Desk, kind: 'state' | 'transition', option: string) {
  if (kind === 'state') await desk.selectState(`elevators.${option}`);
  else await desk.selectTransition(new RegExp(`^Transition select.*${option}`));
  await expect(desk.window.getByRole('group', { name: `Selected ${kind}` })).toContainText(option);
}

/** Chooses an elevator type on the site, by the index of its tab. */
const choose = (desk: Desk, index: number) => desk.site.getByRole('tab').nth(index).click();

const kinds = [
  ['Stop on entry', 'state', 'panorama', 'elevators.panorama'],
  ['Stop when it is taken', 'transition', 'panorama', 'elevators select 2'],
] as const;

test.describe('the inspector stops pages at breakpoints @ar @desktop', () => {
  for (const [name, kind, option, said] of kinds)
    test(`${name.replace('Stop', 'a page stops')}, with the sender of the event in the call stack, and goes on`, async ({
      desk,
    }) => {
      await noteBreakpoints(desk.site);
      await desk.open();
      const header = desk.window.getByRole('banner').getByText(/^Stopped at /);
      const seen: string[] = [];
      const stops = await openTools(desk.site, async () => {
        seen.push(await header.textContent().then(String, String));
      });
      await desk.show('elevators');
      await select(desk, kind, option);
      await desk.button(name).click();
      await isReady(desk.site, 1);
      await choose(desk, 2);
      await expect.poll(() => stops.length).toBe(1);
      // The stack contains the script of the view whose control was pressed.
      expect(stops[0]?.some((url) => url.includes('/assets/Site-'))).toBe(true);
      await expect(desk.window.getByRole('img', { name: 'Stops here' }).first()).toBeVisible();
      await expect.poll(() => seen).toEqual([expect.stringContaining(said)]);
      await expect(header).toHaveCount(0);
      await expect(desk.site.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
      await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.panorama']);

      // The breakpoints stay set after a reload of the inspector.
      await desk.window.reload();
      await select(desk, kind, option);
      await desk.button(name).click();
      await expect(desk.button(name)).toHaveAttribute('aria-pressed', 'false');
      await choose(desk, 0);
      await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.gearbox']);
      expect(stops.length).toBe(1);
    });

  test('a page takes the same steps with breakpoints as without', async ({ desk }) => {
    await noteBreakpoints(desk.site);
    await desk.open();
    const stops = await openTools(desk.site);
    await desk.show('elevators');
    const toggle = async () => {
      for (const [name, kind, option] of kinds) {
        await select(desk, kind, option);
        await desk.button(name).click();
      }
    };
    await toggle();
    const round = async () => {
      for (const index of [2, 0, 2, 0]) await choose(desk, index);
      await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.gearbox']);
    };
    await isReady(desk.site, 2);
    await round();
    expect(stops.length).toBe(2);
    await toggle();
    await desk.visit('/');
    const stopped = stops.length;
    await round();
    expect(stops.length).toBe(stopped);

    const { pages, actors, steps } = JSON.parse(
      await desk.download(desk.button('Export')),
    ) as SessionFile;
    const traces = pages.map(({ run }) =>
      steps
        .filter((step) => step.run === run && step.event.type === 'select')
        .map(({ actor, event, value, microsteps }) => ({
          actor: actors.find(({ id }) => id === actor)?.name,
          event,
          value,
          microsteps,
        })),
    );
    expect(traces[0]).toHaveLength(4);
    expect(traces[1]).toEqual(traces[0]);
  });
});
