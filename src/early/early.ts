import { acceptDigits } from './acceptDigits';
import { firstPicture } from './firstPicture';
import { keepEarlyInput } from './keepEarlyInput';
import { loadBundle } from './loadBundle';
import { markEntering } from './markEntering';
import { markPendingLanguage } from './markPendingLanguage';
import { setPhoneType } from './setPhoneType';

// What runs before the bundle: the build compiles this file to one inline script in the head (src/prerender/compileEarly.ts).

/** The addresses of the bundle's scripts and the media query of the desktop layout, which the build defines. */
declare const bundleScripts: readonly string[];
declare const desktop: string;

markPendingLanguage();
markEntering();
keepEarlyInput();
acceptDigits();
// The page has no deferred scripts, so this event comes when the body is parsed.
document.addEventListener('DOMContentLoaded', async () => {
  setPhoneType(desktop);
  await firstPicture();
  loadBundle(bundleScripts);
});
