import i18next from 'i18next';
import { languageFromCookies, storedLanguage } from '../early/languageFromCookies';
import { readCookies } from '../early/readCookies';

/** Whether the cookie holds another language than the page shows: another tab, or the visitor by hand, has changed it. */
export function isStoredElsewhere(): boolean {
  const cookies = readCookies();
  return storedLanguage.test(cookies ?? '') && languageFromCookies(cookies) !== i18next.language;
}
