import type { Language } from '../../machines/languageMachine';
import arabic from '../../public/locales/ar/translation.json';
import english from '../../public/locales/en/translation.json';

const content = import.meta.glob('../content/*.ts', { eager: true });

/** Texts that are in no translation and no content file: the toggle's label, numbers, the error screen's title. */
const besides = {
  ar: ['EN', '0123456789 Unexpected Application Error!'],
  en: ['ع', '0123456789 Unexpected Application Error!'],
};

/** Every text that the pages of a language can show, except what a visitor types and the messages of errors. */
export const shownTexts = (language: Language): string[] => [
  ...textsIn(language === 'ar' ? arabic : english, language),
  ...textsIn(content, language),
  ...besides[language],
];

/** The strings in `value` for a language: those in fields of that language, and those in fields of no language. */
function textsIn(value: unknown, language: Language): string[] {
  if (typeof value === 'string') {
    return value.startsWith('https:') ? [] : [value.replaceAll(/<[^>]+>|\{\{\w+\}\}|\n/g, '')];
  }
  if (typeof value !== 'object' || value === null) return [];
  const other = language === 'ar' ? 'EN' : 'AR';
  return Object.entries(value).flatMap(([key, inner]) =>
    key.endsWith(other) ? [] : textsIn(inner, language),
  );
}
