/** The two languages that all content is written in. */
export type Language = 'ar' | 'en';

/** An entity that holds `Field` once in each language, as the specification names them: `titleEN`, `titleAR`. */
export type Bilingual<Field extends string, Value = string> = {
  readonly [Key in `${Field}EN` | `${Field}AR`]: Value;
};

/** What an entity's field says in a language. */
export function inLanguage<Field extends string, Value>(
  entity: Bilingual<Field, Value>,
  field: Field,
  language: Language,
): Value {
  const key: `${Field}EN` | `${Field}AR` = language === 'ar' ? `${field}AR` : `${field}EN`;
  return entity[key];
}
