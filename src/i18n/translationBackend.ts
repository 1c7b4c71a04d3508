import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import { parseTranslation, type Translation } from './parseTranslation';

/** The i18next event emitted after a loaded file has changed a text on the page; it makes the views render again. */
export const translationsChanged = 'translationsChanged';

/**
 * An i18next backend that reads `/locales/{lng}/translation.json` through i18next-http-backend. Imports that library only at the first
 * read, because the page embeds the first view's texts.
 */
export const translationBackend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (...file) => void readFile(...file),
};

async function readFile(language: string, namespace: string, callback: ReadCallback) {
  try {
    const { default: HttpBackend } = await import('i18next-http-backend');
    new HttpBackend(i18next.services, {
      loadPath: '/locales/{{lng}}/translation.json',
      reloadInterval: false,
      parse: parseTranslation,
    }).read(language, namespace, (error, translation) => {
      const isNew = !error && changesPage(language, translation as Translation);
      callback(error, translation);
      if (isNew) i18next.emit(translationsChanged);
    });
  } catch (error) {
    // i18next-http-backend failed to load: `true` makes i18next try again, as it does for a translation file that failed to load.
    callback(error as Error, true);
  }
}

/**
 * Whether a translation file changes the page: it changes a text in the page's language, or has a text in the other language that the
 * page's language lacks.
 */
function changesPage(language: string, translation: Translation): boolean {
  const shown: Translation = i18next.getResourceBundle(i18next.language, 'translation') ?? {};
  return Object.entries(translation).some(([key, text]) =>
    language === i18next.language ? shown[key] !== text : !(key in shown),
  );
}
