/** The language cookie in a Cookie header or in `document.cookie`; the first group is its value. */
export const storedLanguage = /(?:^|;\s*)i18next=([^;]+)/;

/** Whether a stored language is Arabic, of any country. */
export const isArabic = (stored: string): boolean => /^ar(?:-|$)/.test(stored);

/**
 * The language in which a page answers a request with these cookies: Arabic where none is stored, English where the stored
 * one is not Arabic. Hosts, the early script and the page's language detector share this rule.
 */
export function languageFromCookies(cookies = ''): 'ar' | 'en' {
  const stored = storedLanguage.exec(cookies)?.[1];
  return !stored || isArabic(stored) ? 'ar' : 'en';
}
