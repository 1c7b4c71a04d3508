import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import type english from '../../public/locales/en/translation.json';
import type { Language } from '../../machines/languageMachine';
import { embedded } from '../early/embedded';
import { isArabic } from '../early/languageFromCookies';
import * as marks from '../early/marks';
import { readCookies } from '../early/readCookies';
import type { Translation } from './parseTranslation';
import { translationBackend, translationsChanged } from './translationBackend';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof english };
  }
}

/** How long the language cookie lasts, in minutes: one year. */
const cookieMinutes = 60 * 24 * 365;

/** The site's language for a stored language: Arabic for Arabic, English for any other (specification, section 4). */
const convertDetectedLanguage = (detected: string): Language => (isArabic(detected) ? 'ar' : 'en');

/**
 * Starts i18next with the translations embedded in the page, so that the first view needs no request. The language is the stored one, or
 * the page's `lang` if the browser refuses cookies.
 */
export function startI18n() {
  const cookies = readCookies() === undefined ? [] : ['cookie'];
  i18next.on('languageChanged', applyLanguage);
  void i18next
    .use(translationBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: ['en', 'ar'],
      fallbackLng: 'en',
      resources: embeddedTranslations(),
      interpolation: { escapeValue: false },
      detection: {
        order: [...cookies, 'htmlTag', 'localStorage', 'path', 'subdomain'],
        caches: cookies,
        lookupCookie: 'i18next',
        cookieMinutes,
        cookieOptions: { path: '/', sameSite: 'lax', secure: location.protocol === 'https:' },
        convertDetectedLanguage,
      },
      // How often a translation file that failed to load is requested again, and the delay in milliseconds (specification, section 9).
      maxRetries: 5,
      retryTimeout: 350,
      // Leaves out i18next's `loaded` event: it would render every component with text again for each file, nearly always for nothing.
      react: { bindI18n: `languageChanged ${translationsChanged}` },
    });
}

/** Sets a language on the document: `lang`, `dir` and the class `lang-*` of `<html>`, and `dir` of the body. */
function applyLanguage(language: string) {
  const root = document.documentElement;
  root.lang = language;
  root.dir = document.body.dir = i18next.dir(language);
  root.classList.remove('lang-ar', 'lang-en');
  root.classList.add(`lang-${language}`);
}

/** The embedded translations by language, in the shape of i18next's `resources`; empty if there are none. Throws if they are not JSON. */
function embeddedTranslations() {
  const translations = (embedded(marks.translations) ?? {}) as Record<string, Translation>;
  return Object.fromEntries(
    Object.entries(translations).map(([language, translation]) => [language, { translation }]),
  );
}
