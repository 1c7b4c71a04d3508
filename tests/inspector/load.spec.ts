import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Sends 2,000 events to a page, five in a task, and returns its longest task in milliseconds. */
const burst = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const tasks: number[] = [];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ entryTypes: ['longtask'] });
    const tabs = document.querySelectorAll<HTMLElement>('[role=tab]');
    for (let sent = 0; sent < 2000; sent += 5) {
      for (let index = 0; index < 5; index += 1) tabs[index]?.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
    performance.mark('burst sent');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    return Math.max(0, ...tasks);
  });

test.describe('under load @ar @desktop', () => {
  // How long it takes is a figure of the report: a busy machine must not fail it.
  test('2,000 events are all seen', async ({ desk, page }) => {
    test.setTimeout(60_000);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const alone = await burst(page);
    await desk.open();
    await desk.show('elevators');
    const scale = desk.window.getByLabel('Step shown');
    const before = Number(await scale.getAttribute('max'));
    const watched = burst(desk.site);
    await desk.site.waitForFunction(() => performance.getEntriesByName('burst sent').length > 0);
    const began = Date.now();
    await expect
      .poll(async () => Number(await scale.getAttribute('max')), { intervals: [20] })
      .toBeGreaterThanOrEqual(before + 2000);
    const waited = Date.now() - began;
    const description = `${waited} ms; longest task ${await watched} ms, unwatched ${alone} ms`;
    test.info().annotations.push({ type: 'burst', description });
  });

  test('memory is bounded: the oldest steps go, the place in time stays', async ({ desk }) => {
    await desk.window.goto('/inspector.html');
    await expect(desk.window.getByText(/^Waiting for a page/)).toBeVisible();
    await desk.window.evaluate(() => {
      const channel = new BroadcastChannel('suood-inspector');
      const run = 'flood';
      const page = { run, tab: run, address: 'http://localhost/', title: '', began: 0 };
      const actor = { id: 'flood/x', run, name: 'flood', isResumed: false };
      const post = (entries: unknown[]) =>
        channel.postMessage({ suood: 'inspector', version: 1, type: 'entries', entries });
      post([
        { type: 'page', page },
        { type: 'actor', actor },
      ]);
      for (let first = 0; first < 25_000; first += 500) {
        post(
          Array.from({ length: 500 }, (_, offset) => ({
            type: 'step',
            step: {
              run,
              index: first + offset,
              time: first + offset,
              actor: actor.id,
              event: { type: 'tick' },
              microsteps: [],
              status: 'active',
            },
          })),
        );
      }
    });
    const scale = desk.window.getByLabel('Step shown');
    await expect(scale).toHaveAttribute('max', '24999', { timeout: 30_000 });
    expect(Number(await scale.getAttribute('min'))).toBeGreaterThanOrEqual(4000);
    await expect(desk.region(/^Log/).getByRole('listitem')).toHaveCount(200);
  });
});
