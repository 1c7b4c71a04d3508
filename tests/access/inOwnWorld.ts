import type { Page } from '@playwright/test';

export type Evaluate = (expression: string) => Promise<unknown>;

/** Lets `use` run code in an isolated world, which shares the page's document, but not its scripts, security policy or stopped clock. */
export async function inOwnWorld<Result>(
  page: Page,
  worldName: string,
  use: (evaluate: Evaluate) => Promise<Result>,
): Promise<Result> {
  const tools = await page.context().newCDPSession(page);
  try {
    const { frameTree } = await tools.send('Page.getFrameTree');
    const { executionContextId: contextId } = await tools.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName,
    });
    return await use(async (expression) => {
      const how = { contextId, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await tools.send('Runtime.evaluate', {
        expression,
        ...how,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
      return result.value;
    });
  } finally {
    await tools.detach();
  }
}

/**
 * Waits until no finite animation has run for two frames, since the end of one can start another. Paused animations are left out: they may
 * never end. Runs in the page, so it may use nothing defined outside.
 */
export async function finishAnimations(): Promise<void> {
  let quietFrames = 0;
  while (quietFrames < 2) {
    // eslint-disable-next-line no-await-in-loop
    await new Promise(requestAnimationFrame);
    const isRunning = document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    quietFrames = isRunning ? 0 : quietFrames + 1;
  }
}
