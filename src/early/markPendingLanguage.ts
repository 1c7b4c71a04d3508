import { languageFromCookies } from './languageFromCookies';
import * as marks from './marks';
import { readCookies } from './readCookies';

/**
 * Marks the page `pending-language` if its language is not the stored one: some hosts cannot choose a language by cookie and send everybody
 * the default one. Call it before the body is parsed, so that none of the wrong page is painted.
 */
export function markPendingLanguage() {
  const { lang, classList } = document.documentElement;
  if (languageFromCookies(readCookies()) !== lang) classList.add(marks.pendingLanguage);
}
