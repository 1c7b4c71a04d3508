/**
 * Resolves once the latest changes are on the screen: in the first task after the next frame's callbacks. Costly work waits for this, so
 * that the page first shows its answer to a press (`npm run bench -- interactions`).
 */
export const paint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
