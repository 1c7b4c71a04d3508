import type { Page } from '@playwright/test';
import { runAxe } from './runAxe';
import { models } from '../models/models';
import { walk } from '../harness';
import { expect, test } from '../test';
import { valueOf, visits } from './visits';

/** The widths in CSS pixels at which a layout is checked; the last is the one that its models walk in. */
const widths = { desktop: [768, 1440], mobile: [320, 390] } as const;

/** States that cannot be checked: the page that is about to be reloaded answers no question. */
const unanswering = /switching/;

/** Runs axe on the page as it is, in its own and in forced colours; returns what it finds. */
async function scan(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    // It reads the colour that text would be filled with if no colours were forced.
    const rules = forcedColors === 'active' ? { 'color-contrast': { enabled: false } } : {};
    for (const { id, places } of await runAxe(page, { rules })) {
      const colours = forcedColors === 'active' ? 'forced' : 'own';
      found.push(`${where}, ${colours} colours: ${id} at ${places.join()}`);
    }
  }
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

for (const model of models) {
  const tag = (model.tags ?? []).map((name) => `@${name}`);
  for (const [index, path] of visits(model, unanswering).entries()) {
    test(
      `axe finds nothing in the states of ${model.name}, walk ${index + 1}`,
      { tag },
      async ({ page, site }) => {
        test.setTimeout(120_000 + path.steps.length * 60_000);
        const seen = new Set<string>();
        let at = 0;
        await walk(model, path, {
          driver: site,
          command: `npm run test:access -- --grep "${model.name}"`,
          report: () => {},
          step: async (title, body) => {
            await test.step(title, body);
            const state = path.steps[at++]?.state;
            if (!state || seen.has(valueOf(state)) || unanswering.test(valueOf(state))) return;
            seen.add(valueOf(state));
            const { width: usual = 0, height = 0 } = page.viewportSize() ?? {};
            for (const width of widths[site.layout]) {
              await page.setViewportSize({ width, height });
              expect.soft(await scan(page, `${valueOf(state)}, ${width} px`)).toEqual([]);
            }
            await page.setViewportSize({ width: usual, height });
          },
        });
        test.info().annotations.push({ type: 'states', description: String(seen.size) });
      },
    );
  }
}
