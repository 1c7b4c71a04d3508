import type { Page } from '@playwright/test';

/** How long the inspector took to lay out a chart, in milliseconds. */
export async function layoutTime(desk: Page, chart: string): Promise<number> {
  await desk.locator(`[data-state="${chart}"]`).waitFor();
  return desk.evaluate(
    (name) => performance.getEntriesByName(`layout ${name}`)[0]?.duration ?? Number.NaN,
    chart,
  );
}
