import type { Page } from '@playwright/test';
import { nameOf, remarksInStates, remarksOnPages } from './equalAccessRemarks';
import { layoutWidths } from './layoutWidths';
import { runAxe } from './runAxe';
import { runEqualAccess } from './runEqualAccess';
import { models } from '../models/models';
import { walk } from '../harness';
import { expect, test } from '../test';
import { valueOf, visits } from './visits';

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
      `axe and IBM’s engine find nothing in the states of ${model.name}, walk ${index + 1}`,
      { tag },
      async ({ page, site }) => {
        test.setTimeout(120_000 + path.steps.length * 60_000);
        const seen = new Set<string>();
        const own = remarksInStates(site, model.name);
        const made = new Set<string>();
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
            for (const width of layoutWidths[site.layout]) {
              await page.setViewportSize({ width, height });
              expect.soft(await scan(page, `${valueOf(state)}, ${width} px`)).toEqual([]);
            }
            await page.setViewportSize({ width: usual, height });
            const known = [...remarksOnPages(site), ...own];
            const { unexplained, explained } = await runEqualAccess(page, known);
            expect.soft(unexplained, valueOf(state)).toEqual([]);
            for (const remark of explained) made.add(nameOf(remark));
          },
        });
        const isMade = (remark: (typeof own)[number]) => made.has(nameOf(remark));
        expect(own.filter(isMade), 'explained, and still remarked').toEqual(own);
        test.info().annotations.push({ type: 'states', description: String(seen.size) });
      },
    );
  }
}
