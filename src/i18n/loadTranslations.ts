import i18next from 'i18next';

/**
 * Loads `/locales/{lng}/translation.json`, as the specification requires (section 7), although the page embeds the same texts. Call it
 * after the first rendering: the views render again only if a file changes a text.
 */
export function loadTranslations() {
  void i18next.reloadResources([...i18next.languages], ['translation']);
}
