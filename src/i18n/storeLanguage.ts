import i18next from 'i18next';
import type { Language } from '../../machines/languageMachine';
import { storedLanguage } from '../early/languageFromCookies';
import { readCookies } from '../early/readCookies';

/**
 * Changes the language of i18next, which writes the cookie. Resolves with whether the cookie holds the language afterwards;
 * rejects when i18next or the browser throws.
 */
export async function storeLanguage(language: Language): Promise<boolean> {
  await i18next.changeLanguage(language);
  return storedLanguage.exec(readCookies() ?? '')?.[1] === language;
}
