import type { Page } from '@playwright/test';
import { layoutWidths } from './layoutWidths';
import { runAxe } from './runAxe';
import { runEqualAccess } from './runEqualAccess';
import { models } from '../models/models';
import { walk } from '../harness/index';
import { expect, test } from '../test';

/**
 * The states that are not checked: those in which the page is about to be reloaded and does not answer, and the one in which a test holds
 * the header's motion, whose end axe would wait for.
 */
const unchecked = /switching|leaving/;

/** Runs axe on the page as it is, in the page's own colours and in forced colours; returns the violations. */
async function scan(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    // Skips contrast in forced colours, where axe reads the colours that text would have if no colours were forced.
    const rules = forcedColors === 'active' ? { 'color-contrast': { enabled: false } } : {};
    for (const { id, places } of await runAxe(page, { rules })) {
      const colours = forcedColors === 'active' ? 'forced' : 'own';
      found.push(`${where}, ${colours} colours: ${id} at ${places.join()}`);
    }
  }
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

for (const model of models)
  for (const path of model.pathsBy('tour'))
    test(
      `axe and IBM’s engine find nothing in the states of ${model.name}, ${path.steps.length} steps`,
      { tag: (model.tags ?? []).map((name) => `@${name}`) },
      async ({ site }) => {
        test.setTimeout(300_000);
        // The scans resize the window, so the steps are not held to what they may change.
        Object.assign(site, { frame: undefined, gestures: undefined });
        const { width: usual = 0, height = 0 } = site.page.viewportSize() ?? {};
        const seen = new Set<string>();
        let at = 0;
        await walk(model, path, {
          driver: site,
          command: `npm run test:access -- --grep "${model.name}"`,
          step: async (title, body) => {
            await test.step(title, body);
            // Checks each state value once: snapshots that differ only in context show the same page.
            const value = JSON.stringify(path.steps[at++]?.state.value);
            if (seen.has(value) || unchecked.test(value)) return;
            seen.add(value);
            for (const width of layoutWidths[site.layout]) {
              await site.page.setViewportSize({ width, height });
              expect.soft(await scan(site.page, `${value}, ${width} px`)).toEqual([]);
            }
            await site.page.setViewportSize({ width: usual, height });
            expect.soft(await runEqualAccess(site.page), value).toEqual([]);
          },
        });
      },
    );
