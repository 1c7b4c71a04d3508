import { useTranslation } from 'react-i18next';
import type { Language } from './content/bilingual';

/** The language that the page is in. */
export function useLanguage(): Language {
  return useTranslation().i18n.language === 'ar' ? 'ar' : 'en';
}
