import i18next from 'i18next';

/**
 * Loads `/locales/{lng}/translation.json` as the specification says (section 7), although the page embeds the same texts.
 * Call it once the views are rendered: they render again where a file changes a text.
 */
export function loadTranslations() {
  void i18next.reloadResources([...i18next.languages], ['translation']);
}
