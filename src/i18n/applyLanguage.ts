import i18next from 'i18next';

/** Sets a language on the document: `lang`, `dir` and the class `lang-*` of `<html>`, and `dir` of the body. */
export function applyLanguage(language: string) {
  const root = document.documentElement;
  root.lang = language;
  root.dir = document.body.dir = i18next.dir(language);
  root.classList.remove('lang-ar', 'lang-en');
  root.classList.add(`lang-${language}`);
}
