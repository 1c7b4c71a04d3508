/** Matches the language cookie in a Cookie header or in `document.cookie`; the first group is the cookie's value. */
export const storedLanguage = /(?:^|;\s*)i18next=([^;]+)/;

/** Whether a stored language is Arabic, of any country. */
export const isArabic = (stored: string): boolean => /^ar(?:-|$)/.test(stored);

/**
 * The language in which to answer a request with these cookies: Arabic if no language or Arabic is stored, else English. Hosts, the early
 * script and the page's language detector share this rule.
 */
export function languageFromCookies(cookies = ''): 'ar' | 'en' {
  const stored = storedLanguage.exec(cookies)?.[1];
  return !stored || isArabic(stored) ? 'ar' : 'en';
}
