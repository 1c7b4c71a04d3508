import { firstPicture } from './firstPicture';
import { keepEarlyInput } from './keepEarlyInput';
import { loadBundle } from './loadBundle';
import { markEntering } from './markEntering';
import { markPendingLanguage } from './markPendingLanguage';

// What runs before the bundle: the build compiles this file to one inline script in the head (src/build/compileEarly.ts).

/** The addresses of the bundle's scripts, which the build defines. */
declare const bundleScripts: readonly string[];

markPendingLanguage();
markEntering();
keepEarlyInput();
// The page has no deferred scripts, so this event comes when the body is parsed.
document.addEventListener('DOMContentLoaded', async () => {
  await firstPicture();
  loadBundle(bundleScripts);
});
