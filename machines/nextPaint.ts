import { fromPromise } from 'xstate';

/** Resolves once the browser has painted the latest changes; the effects provide the real one. */
export const nextPaint = fromPromise<void>(async () => {});
