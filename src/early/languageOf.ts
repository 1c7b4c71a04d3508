/** The language cookie in a Cookie header or in `document.cookie`; the first group is its value. */
export const storedLanguage = /(?:^|;\s*)i18next=([^;]+)/;

const arabic = /^ar(?:-|$)/;

/**
 * The language in which a page answers a request with these cookies: Arabic where none is stored, English where the stored
 * one is not Arabic. Hosts, the early script and the page's language detector share this rule.
 */
export function languageOf(cookies = ''): 'ar' | 'en' {
  const stored = storedLanguage.exec(cookies)?.[1];
  return !stored || arabic.test(stored) ? 'ar' : 'en';
}
