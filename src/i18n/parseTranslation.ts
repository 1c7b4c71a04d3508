/** One language's texts by their keys. */
export type Translation = Record<string, string>;

/**
 * Parses a translation file. A broken file must never replace the embedded texts, so this throws a SyntaxError for text that is not JSON,
 * and a TypeError for anything but an object of strings.
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
