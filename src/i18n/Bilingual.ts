/** An entity that has `Field` once per language, named as in the specification: `titleEN`, `titleAR`. */
export type Bilingual<Field extends string, Value = string> = {
  readonly [Key in `${Field}EN` | `${Field}AR`]: Value;
};
