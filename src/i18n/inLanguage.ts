import type { Language } from '../../machines/languageMachine';
import type { Bilingual } from './Bilingual';

/** The value of an entity's field in a language: `inLanguage(service, 'title', 'ar')` reads `service.titleAR`. */
export function inLanguage<Field extends string, Entity extends Bilingual<Field, unknown>>(
  entity: Entity,
  field: Field,
  language: Language,
): Entity[`${Field}EN`] {
  // Both fields have one type; only the name that is read differs.
  return entity[`${field}${language === 'ar' ? 'AR' : 'EN'}` as `${Field}EN`];
}
