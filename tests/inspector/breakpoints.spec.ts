import type { Page } from '@playwright/test';
import type { SessionFile } from '../../src/devtools/charts/sessionFile';
import { type Desk, expect, test } from './inspectorTest';

/**
 * Opens the browser's tools on a page: of each stop the scripts in its stack are noted, and it goes on once `look` has had a look
 * at what is seen meanwhile.
 */
async function openTools(
  page: Page,
  look: () => Promise<void> = async () => {},
): Promise<string[][]> {
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

const isReady = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        globalThis.pageBreakpoints?.inspect ? globalThis.pageBreakpoints.all.length : 0,
      ),
    )
    .toBeGreaterThan(0);

/** Selects a state of the shown chart, or the transition that leads to it. */
async function select(desk: Desk, kind: 'state' | 'transition', option: string) {
  if (kind === 'state') await desk.selectState(`elevators.${option}`);
  else await desk.selectTransition(new RegExp(`^Transition select.*${option}`));
  await expect(desk.window.getByRole('group', { name: `Selected ${kind}` })).toContainText(option);
}

/** Chooses an elevator type on the site, by its place. */
const choose = (desk: Desk, index: number) => desk.site.getByRole('tab').nth(index).click();

const kinds = [
  ['Stop on entry', 'state', 'panorama', 'elevators.panorama on entry'],
  ['Stop on exit', 'state', 'gearbox', 'elevators.gearbox on exit'],
  ['Stop when it is tested', 'transition', 'gearbox', 'when it is tested'],
  ['Stop when it is taken', 'transition', 'panorama', 'when it is taken'],
  ['Stop when its guard holds', 'transition', 'panorama', 'when its guard holds'],
  ['Stop when its guard is false', 'transition', 'gearbox', 'when its guard is false'],
] as const;

test.describe('the inspector stops pages @ar @desktop', () => {
  for (const [name, kind, option, said] of kinds)
    test(`${name.replace('Stop', 'a page stops')}, in the stack of whoever sends the event, and goes on as if it had not`, async ({
      desk,
    }) => {
      await desk.open();
      const header = desk.window.getByRole('banner').getByText(/^Stopped at /);
      const seen: string[] = [];
      const stops = await openTools(desk.site, async () => {
        seen.push(await header.textContent().then(String, String));
      });
      await desk.show('elevators');
      await select(desk, kind, option);
      await desk.button(name).click();
      await isReady(desk.site);
      await choose(desk, 2);
      await expect.poll(() => stops.length).toBe(1);
      // The view that was pressed is in it.
      expect(stops[0]?.some((url) => url.includes('/assets/Site-'))).toBe(true);
      const pane = desk.region('Breakpoints');
      await expect(pane.getByRole('status')).toContainText('Last reached: ');
      const mark = name.replace('Stop', 'Stops');
      await expect(desk.window.getByRole('img', { name: mark }).first()).toBeVisible();
      await expect(pane.getByRole('status')).toContainText(said);
      await expect.poll(() => seen).toEqual([expect.stringContaining(said)]);
      await expect(header).toHaveCount(0);
      await expect(desk.site.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
      await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.panorama']);

      await pane.getByRole('button', { name: /^Remove / }).click();
      await expect(pane).toHaveCount(0);
      await choose(desk, 0);
      await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.gearbox']);
      expect(stops.length).toBe(1);
    });

  test('what a page does with stops is what it does without', async ({ desk }) => {
    await desk.open();
    const stops = await openTools(desk.site);
    await desk.show('elevators');
    for (const [name, kind, option] of kinds) {
      await select(desk, kind, option);
      await desk.button(name).click();
    }
    const round = async () => {
      for (const index of [2, 3, 0]) await choose(desk, index);
      await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.gearbox']);
    };
    await isReady(desk.site);
    await round();
    expect(stops.length).toBeGreaterThan(2);
    const remove = desk.region('Breakpoints').getByRole('button', { name: /^Remove / });
    for (let left = kinds.length; left > 0; left -= 1) await remove.first().click();
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
    expect(traces[0]).toHaveLength(3);
    expect(traces[1]).toEqual(traces[0]);
  });

  test('a condition says which events it is about; one that cannot be read is refused with the reason', async ({
    desk,
  }) => {
    await desk.open();
    const stops = await openTools(desk.site);
    await desk.show('elevators');
    await select(desk, 'state', 'gearbox');
    const condition = desk.window.getByLabel('Condition as JSON');
    await condition.fill('{"event":');
    await desk.button('Stop on exit').click();
    const here = desk.window.getByRole('group', { name: 'Breakpoints here' });
    await expect(here.getByRole('status')).toHaveText(/^This is not JSON: /);
    await condition.fill('{"events":{}}');
    await desk.button('Stop on exit').click();
    await expect(here.getByRole('status')).toHaveText(/^A condition is an object/);
    await expect(desk.region('Breakpoints')).toHaveCount(0);

    await condition.fill('{"event":{"option":"food"}}');
    await desk.button('Stop on exit').click();
    await isReady(desk.site);
    await choose(desk, 2);
    await choose(desk, 0);
    await choose(desk, 4);
    await expect.poll(() => stops.length).toBe(1);

    // They outlast a reload of the inspector, and one of the page.
    await desk.window.reload();
    const kept = desk.region('Breakpoints').getByRole('listitem');
    await expect(kept).toContainText('elevators.gearbox on exit if {"event":{"option":"food"}}');
    await desk.visit('/');
    await isReady(desk.site);
    await choose(desk, 4);
    await expect.poll(() => stops.length).toBe(2);
  });
});
