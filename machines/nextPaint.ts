import { fromPromise } from 'xstate';

/** Resolves once what has just changed is on the screen. */
export const nextPaint = fromPromise<void>(async () => {});
