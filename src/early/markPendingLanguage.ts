import { languageFromCookies } from './languageFromCookies';
import * as marks from './marks';
import { readCookies } from './readCookies';

/**
 * Marks the page `pending-language` where it was served in another language than the stored one: a host that cannot choose
 * by cookie sends the default language to everybody. Call it before the body is parsed, so that nothing of it is painted.
 */
export function markPendingLanguage() {
  const { lang, classList } = document.documentElement;
  if (languageFromCookies(readCookies()) !== lang) classList.add(marks.pendingLanguage);
}
