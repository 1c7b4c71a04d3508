import type { Language } from '../../machines/languageMachine';
import arabic from '../../public/locales/ar/translation.json';
import english from '../../public/locales/en/translation.json';

const content = import.meta.glob('../content/*.ts', { eager: true });

/** What no translation and no content holds: the toggle's label, numbers, the error screen's title. */
const besides = {
  ar: ['EN', '0123456789 Unexpected Application Error!'],
  en: ['ع', '0123456789 Unexpected Application Error!'],
};

/** Every text that the pages of a language can show, but for what a visitor types and an error says. */
export const shownTexts = (language: Language): string[] => [
  ...textsIn(language === 'ar' ? arabic : english, language),
  ...textsIn(content, language),
  ...besides[language],
];

/** The strings of `value` that stand in a language: its own fields and those that carry no language. */
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
