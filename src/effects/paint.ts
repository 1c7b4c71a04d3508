import { fromPromise } from 'xstate';

/** Resolves once what has just changed is on the screen: in the first task after the next frame's callbacks. */
export const paint = fromPromise<void>(
  () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
);
