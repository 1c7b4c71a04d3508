import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Language } from '../../machines/languageMachine';

/** The language that the page is in at the moment. */
export const currentLanguage = (): Language => (i18next.language === 'ar' ? 'ar' : 'en');

function subscribe(onChange: () => void) {
  i18next.on('languageChanged', onChange);
  return () => i18next.off('languageChanged', onChange);
}

/** The language that the page is in. */
export const useLanguage = (): Language =>
  useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
