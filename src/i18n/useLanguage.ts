import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Language } from '../../machines/languageMachine';
import { currentLanguage } from './currentLanguage';

function subscribe(onChange: () => void) {
  i18next.on('languageChanged', onChange);
  return () => i18next.off('languageChanged', onChange);
}

/** The language that the page shows; the view renders again when it changes. */
export const useLanguage = (): Language =>
  useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
