import { acceptDigits } from './acceptDigits';
import { embedded } from './embedded';
import { firstPicture } from './firstPicture';
import { keepEarlyInput } from './keepEarlyInput';
import { loadBundle } from './loadBundle';
import { markEntering } from './markEntering';
import { markPendingLanguage } from './markPendingLanguage';
import * as marks from './marks';
import { setPhoneType } from './setPhoneType';

// What runs before the bundle: the build compiles this file to one inline script in the head (src/prerender/compileEarly.ts). What
// differs between builds stands in a data block beside it, so that the policy's hash of the script stays.

/** The media query of the desktop layout, which the build defines. */
declare const desktop: string;

markPendingLanguage();
markEntering();
keepEarlyInput();
acceptDigits();
// The page has no deferred scripts, so this event comes when the body is parsed.
document.addEventListener('DOMContentLoaded', async () => {
  setPhoneType(desktop);
  await firstPicture();
  loadBundle((embedded(marks.bundle) ?? []) as string[]);
});
