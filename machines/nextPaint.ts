import { fromPromise } from 'xstate';

/** Resolves once the browser has painted the latest changes. A placeholder: the effects provide the real actor. */
export const nextPaint = fromPromise<void>(async () => {});
