import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import { parseTranslation, type Translation } from './parseTranslation';

/** The i18next event for a loaded file that changes a text on the page; the views render again on it. */
export const translationsChanged = 'translationsChanged';

/**
 * An i18next backend that reads `/locales/{lng}/translation.json` through i18next-http-backend. The library is imported at the
 * first read: the first view has its texts in the page.
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
    // The library did not load: `true` has i18next try again, as for a file that did not load.
    callback(error as Error, true);
  }
}

/** Whether a file changes what the page shows: another text of its language, or a text that its language lacks. */
function changesPage(language: string, translation: Translation): boolean {
  const shown: Translation = i18next.getResourceBundle(i18next.language, 'translation') ?? {};
  return Object.entries(translation).some(([key, text]) =>
    language === i18next.language ? shown[key] !== text : !(key in shown),
  );
}
