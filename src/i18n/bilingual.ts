import type { Language } from '../../machines/languageMachine';

/** An entity that holds `Field` once in each language, as the specification names them: `titleEN`, `titleAR`. */
export type Bilingual<Field extends string, Value = string> = {
  readonly [Key in `${Field}EN` | `${Field}AR`]: Value;
};

/** What an entity's field says in a language. */
export function inLanguage<Field extends string, Entity extends Bilingual<Field, unknown>>(
  entity: Entity,
  field: Field,
  language: Language,
): Entity[`${Field}EN`] {
  // Both fields have one type; only the name that is read differs.
  return entity[`${field}${language === 'ar' ? 'AR' : 'EN'}` as `${Field}EN`];
}
