import { acceptDigits } from './acceptDigits';
import { adaptToDesktop } from './adaptToDesktop';
import { embedded } from './embedded';
import { fillDraft } from './fillDraft';
import { firstPicture } from './firstPicture';
import { goToNextField } from './goToNextField';
import { keepEarlyInput } from './keepEarlyInput';
import { loadBundle } from './loadBundle';
import { markEntering } from './markEntering';
import { markPendingLanguage } from './markPendingLanguage';
import * as marks from './marks';

// The early script, which runs before the bundle: the build compiles this file to one inline script in the head
// (src/prerender/compileEarly.ts). Values that differ between builds are in a data block beside the script, so that the script's hash in
// the content security policy stays the same.

/** The media query of the desktop layout, which the build defines. */
declare const desktop: string;
/** The chat numbers of the mobile and the desktop layout, which the build defines. */
declare const chatNumbers: readonly [string, string];

markPendingLanguage();
markEntering();
keepEarlyInput();
acceptDigits();
goToNextField();
// This event comes as soon as the body is parsed, because the page has no deferred scripts.
document.addEventListener('DOMContentLoaded', async () => {
  adaptToDesktop(desktop, chatNumbers);
  fillDraft();
  await firstPicture();
  loadBundle((embedded(marks.bundle) ?? []) as string[]);
});
