import type { Language } from '../../machines/languageMachine';
import type { Bilingual } from './Bilingual';

/** The value of an entity's field in a language: `inLanguage(service, 'title', 'ar')` reads `service.titleAR`. */
export function inLanguage<Field extends string, Entity extends Bilingual<Field, unknown>>(
  entity: Entity,
  field: Field,
  language: Language,
): Entity[`${Field}EN`] {
  // The cast is safe: the EN and the AR field have the same type.
  return entity[`${field}${language === 'ar' ? 'AR' : 'EN'}` as `${Field}EN`];
}
