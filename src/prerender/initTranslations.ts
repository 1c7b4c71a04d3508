import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import arabic from '../../public/locales/ar/translation.json';
import english from '../../public/locales/en/translation.json';

/** Initialises i18next for rendering at build time, with the translations of both languages. */
export async function initTranslations() {
  await i18next.use(initReactI18next).init({
    resources: { ar: { translation: arabic }, en: { translation: english } },
    fallbackLng: 'en',
    interpolation: { escapeValue: false },
  });
}
