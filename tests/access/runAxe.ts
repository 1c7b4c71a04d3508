import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What axe found: the rule that is broken, and where and why. */
export interface Violation {
  readonly id: string;
  readonly places: readonly string[];
}

/** What axe checks: the elements of a selector (the whole page by default), with axe's own options. */
export interface AxeOptions extends RunOptions {
  readonly within?: string;
}

/** Waits for the end of all finite animations; runs in the browser, and may use nothing from outside itself. */
async function finishAnimations() {
  await new Promise(requestAnimationFrame);
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Runs axe in a world of its own in the page, where time goes on although the page's clock stands still. */
export async function runAxe(
  page: Page,
  { within = 'html', ...options }: AxeOptions = {},
): Promise<Violation[]> {
  const tools = await page.context().newCDPSession(page);
  try {
    const { frameTree } = await tools.send('Page.getFrameTree');
    const { executionContextId: contextId } = await tools.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'axe',
    });
    const evaluate = async (expression: string): Promise<unknown> => {
      const how = { contextId, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await tools.send('Runtime.evaluate', {
        expression,
        ...how,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
      return result.value;
    };
    if (!(await evaluate('"axe" in self'))) await evaluate(`${axe.source}; undefined`);
    const found = await evaluate(
      `(${finishAnimations})().then(() => axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}))
        .then(({ violations }) => violations.map(({ id, nodes }) => ({
          id,
          places: nodes.map(({ target, any }) => [target, ...any.map(({ message }) => message)].join(', ')),
        })))`,
    );
    return found as Violation[];
  } finally {
    await tools.detach();
  }
}
