import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { finishAnimations, inOwnWorld } from './inOwnWorld';

/** Runs axe on the elements of a selector (by default the whole page). Returns the broken rules, with the places and reasons. */
export const runAxe = (
  page: Page,
  { within = 'html', ...options }: RunOptions & { readonly within?: string } = {},
) =>
  inOwnWorld(page, 'axe', async (evaluate) => {
    if (!(await evaluate('"axe" in self'))) await evaluate(`${axe.source}; undefined`);
    const found = await evaluate(
      `(${finishAnimations})().then(() => axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}))
        .then(({ violations }) => violations.map(({ id, nodes }) => ({
          id,
          places: nodes.map(({ target, any }) => [target, ...any.map(({ message }) => message)].join(', ')),
        })))`,
    );
    return found as { readonly id: string; readonly places: readonly string[] }[];
  });
