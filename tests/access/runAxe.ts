import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { finishAnimations, inOwnWorld } from './inOwnWorld';

/** What axe found: the rule that is broken, and where and why. */
export interface Violation {
  readonly id: string;
  readonly places: readonly string[];
}

/** What axe checks: the elements of a selector (the whole page by default), with axe's own options. */
export interface AxeOptions extends RunOptions {
  readonly within?: string;
}

/** Runs axe on the page as it is. */
export const runAxe = (page: Page, { within = 'html', ...options }: AxeOptions = {}) =>
  inOwnWorld(page, 'axe', async (evaluate) => {
    if (!(await evaluate('"axe" in self'))) await evaluate(`${axe.source}; undefined`);
    const found = await evaluate(
      `(${finishAnimations})().then(() => axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}))
        .then(({ violations }) => violations.map(({ id, nodes }) => ({
          id,
          places: nodes.map(({ target, any }) => [target, ...any.map(({ message }) => message)].join(', ')),
        })))`,
    );
    return found as Violation[];
  });
