/**
 * Resolves once what has just changed is on the screen: in the first task after the next frame's callbacks.
 *
 * What is costly comes after it, so that a press is answered first (`npm run bench -- interactions`).
 */
export const paint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
