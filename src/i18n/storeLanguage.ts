import i18next from 'i18next';
import type { Language } from '../../machines/languageMachine';
import { languageFromCookies, storedLanguage } from '../early/languageFromCookies';
import { readCookies } from '../early/readCookies';

const readStored = () => storedLanguage.exec(readCookies() ?? '')?.[1];

/** Changes i18next's language, which writes the cookie. Resolves with whether the cookie then holds the language; rejects on an error. */
export async function storeLanguage(language: Language): Promise<boolean> {
  await i18next.changeLanguage(language);
  const stored = readStored();
  if (stored && stored !== language) {
    deleteCookies();
    await i18next.changeLanguage(language);
  }
  return readStored() === language;
}

/** Deletes the language cookies of all parent paths and domains: an earlier site's cookies would be read instead of this site's. */
function deleteCookies() {
  const { hostname, pathname } = window.location;
  const names = pathname.split('/');
  const labels = hostname.split('.');
  const paths = names.map((_, index) => names.slice(0, index + 1).join('/') || '/');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const path of paths)
    for (const domain of ['', ...domains])
      document.cookie = `i18next=; path=${path}${domain}; max-age=0`;
}

/** Whether another tab or the visitor has changed the cookie to a language other than the page's. */
export function isStoredElsewhere(): boolean {
  const cookies = readCookies();
  return storedLanguage.test(cookies ?? '') && languageFromCookies(cookies) !== i18next.language;
}
