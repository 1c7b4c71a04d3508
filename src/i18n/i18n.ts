import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import type english from '../../public/locales/en/translation.json';
import type { Language } from '../../machines/languageMachine';
import { languageOf, storedLanguage } from '../early/languageOf';
import * as marks from '../early/marks';
import { readCookies } from '../early/readCookies';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof english };
  }
}

/** How long the language cookie lasts, in minutes: one year. */
const cookieMinutes = 60 * 24 * 365;

/** A stored language that is not offered falls back to English (specification, section 4). */
const convertDetectedLanguage = (detected: string): Language =>
  detected.split('-')[0] === 'ar' ? 'ar' : 'en';

type Texts = Record<string, string>;

/** Refuses what is not an object of texts, so that a broken file can never replace good ones. */
function parse(data: string): Texts {
  const texts: unknown = JSON.parse(data);
  const isTexts =
    typeof texts === 'object' &&
    texts !== null &&
    !Array.isArray(texts) &&
    Object.values(texts).every((text) => typeof text === 'string');
  if (!isTexts) throw new TypeError('A translation file must be one object of texts.');
  return texts as Texts;
}

/** Reads translation files through i18next-http-backend, which comes only now: the first view has its texts. */
const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (...file) => void readFile(...file),
};

/** What i18next tells the views when a file says something else than the page. */
const textsChanged = 'textsChanged';

/** Whether a file changes what the page shows: another text of its language, or one that its language does not have. */
function changesPage(language: string, texts: Texts): boolean {
  const shown: Texts = i18next.getResourceBundle(i18next.language, 'translation') ?? {};
  return Object.entries(texts).some(([key, text]) =>
    language === i18next.language ? shown[key] !== text : !(key in shown),
  );
}

async function readFile(language: string, namespace: string, callback: ReadCallback) {
  try {
    const { default: HttpBackend } = await import('i18next-http-backend');
    new HttpBackend(i18next.services, {
      loadPath: '/locales/{{lng}}/translation.json',
      reloadInterval: false,
      parse,
    }).read(language, namespace, (error, texts) => {
      const isNew = !error && changesPage(language, texts as Texts);
      callback(error, texts);
      if (isNew) i18next.emit(textsChanged);
    });
  } catch (error) {
    // The library did not come; that is tried again like a file that did not come.
    callback(error as Error, true);
  }
}

/** The texts that came with the page, by language, as i18next wants them. */
function readTexts() {
  const texts: Record<string, Texts> = JSON.parse(
    document.querySelector(`#${marks.translations}`)?.textContent ?? '{}',
  );
  return Object.fromEntries(
    Object.entries(texts).map(([language, translation]) => [language, { translation }]),
  );
}

/** Puts the language on the page root: its `lang`, `dir` and class, and the body's `dir`. */
function markPage(language: string) {
  const root = document.documentElement;
  root.lang = language;
  root.dir = document.body.dir = i18next.dir(language);
  root.classList.remove('lang-ar', 'lang-en');
  root.classList.add(`lang-${language}`);
}

/** Starts i18next with the texts that came with the page, so that the first view waits for nothing. */
export function startI18n() {
  const cookies = readCookies() === undefined ? [] : ['cookie'];
  i18next.on('languageChanged', markPage);
  void i18next
    .use(backend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: ['en', 'ar'],
      fallbackLng: 'en',
      resources: readTexts(),
      interpolation: { escapeValue: false },
      detection: {
        order: [...cookies, 'htmlTag', 'localStorage', 'path', 'subdomain'],
        caches: cookies,
        lookupCookie: 'i18next',
        cookieMinutes,
        cookieOptions: { path: '/', sameSite: 'lax' },
        convertDetectedLanguage,
      },
      maxRetries: 5,
      retryTimeout: 350,
      // Not at each file that comes: every view would be rendered anew, and nearly always to the same.
      react: { bindI18n: `languageChanged ${textsChanged}` },
    });
}

/**
 * Loads `/locales/{lng}/translation.json` as the specification says (section 7; retries and their delay: section 9).
 * The views must be there: they hear of what is new.
 */
export function loadTexts() {
  void i18next.reloadResources([...i18next.languages], ['translation']);
}

/** Whether another language is stored than the page is in: by another tab, or by hand. */
export function isStoredElsewhere(): boolean {
  const cookies = readCookies();
  return storedLanguage.test(cookies ?? '') && languageOf(cookies) !== i18next.language;
}

/** Changes the language and writes the cookie; resolves with whether the cookie holds it. Rejects when the browser throws. */
export async function storeLanguage(language: Language): Promise<boolean> {
  await i18next.changeLanguage(language);
  return storedLanguage.exec(readCookies() ?? '')?.[1] === language;
}
