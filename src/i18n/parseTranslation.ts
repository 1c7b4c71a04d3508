/** One language's texts by their keys. */
export type Translation = Record<string, string>;

/**
 * Parses a translation file. Throws a SyntaxError when it is not JSON and a TypeError when it is not an object of strings, so
 * that a broken file never replaces the embedded texts.
 */
export function parseTranslation(data: string): Translation {
  const translation: unknown = JSON.parse(data);
  const isTranslation =
    typeof translation === 'object' &&
    translation !== null &&
    !Array.isArray(translation) &&
    Object.values(translation).every((text) => typeof text === 'string');
  if (!isTranslation) throw new TypeError('A translation file must be one object of texts.');
  return translation as Translation;
}
