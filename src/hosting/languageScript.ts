/**
 * Which languages a cookie header asks for (decisions, Language): Arabic where nothing is stored, English where what is
 * stored is not Arabic. Hosts, the script below and the language detector of the page agree on it.
 */
export const storedLanguage = /(?:^|;\s*)i18next=([^;]+)/;
const arabic = /^ar(?:-|$)/;

/** The language in which a page answers a request with these cookies. */
export function languageOf(cookies = ''): 'ar' | 'en' {
  const stored = storedLanguage.exec(cookies)?.[1];
  return !stored || arabic.test(stored) ? 'ar' : 'en';
}

/**
 * A script for the head: a host that cannot choose by cookie sends the default language to
 * everybody. Who asked for the other one sees nothing of it until the page has been rendered anew.
 */
export const languageScript =
  `(r=>{let c="";try{c=document.cookie}catch{}const s=${storedLanguage}.exec(c);` +
  `if((!s||${arabic}.test(s[1])?"ar":"en")!==r.lang)r.classList.add("pending-language")})(document.documentElement)`;
