import { embedded } from '../early/embedded';
import * as marks from '../early/marks';
import type { Translation } from './parseTranslation';

/**
 * The translations that the build embedded in the page, by language, in the shape of i18next's `resources`; none where the
 * page has no such data block. Throws a SyntaxError when the block is not JSON.
 */
export function embeddedTranslations() {
  const translations = (embedded(marks.translations) ?? {}) as Record<string, Translation>;
  return Object.fromEntries(
    Object.entries(translations).map(([language, translation]) => [language, { translation }]),
  );
}
