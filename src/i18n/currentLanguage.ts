import i18next from 'i18next';
import type { Language } from '../../machines/languageMachine';

/** The language that i18next shows at the moment; English for any other than Arabic. */
export const currentLanguage = (): Language => (i18next.language === 'ar' ? 'ar' : 'en');
