/** Says what is wrong with a value and where, in words; undefined if it has the shape. `at` is its path: `steps.3.event`. */
export type Shape = (value: unknown, at: string) => string | undefined;

/** How deep free data may be nested: what is deeper cannot be shown. */
const deepest = 60;

const below = (at: string, name: string | number) => (at ? `${at}.${name}` : String(name));
const say = (at: string, wish: string) => `${at || 'it'} is not ${wish}`;

/** The properties of an object that is no list; undefined for all else. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;

const firstOf = <Item>(
  items: readonly Item[],
  problemOf: (item: Item, index: number) => string | undefined,
) => {
  for (const [index, item] of items.entries()) {
    const problem = problemOf(item, index);
    if (problem) return problem;
  }
  return undefined;
};

/** A text. */
export const text: Shape = (value, at) =>
  typeof value === 'string' ? undefined : say(at, 'a text');

/** A text with something in it. */
export const name: Shape = (value, at) =>
  typeof value === 'string' && value !== '' ? undefined : say(at, 'a text with something in it');

/** A finite number. */
export const number: Shape = (value, at) =>
  Number.isFinite(value) ? undefined : say(at, 'a number');

/** A whole number from 0. */
export const count: Shape = (value, at) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? undefined : say(at, 'a whole number from 0');

/** Yes or no. */
export const flag: Shape = (value, at) =>
  typeof value === 'boolean' ? undefined : say(at, 'true or false');

/** One of some texts. */
export const oneOf =
  (...texts: readonly string[]): Shape =>
  (value, at) =>
    texts.some((each) => each === value) ? undefined : say(at, `one of ${texts.join(', ')}`);

/** Data of any kind, nested at most 60 deep. */
export const data: Shape = (value, at) => {
  const isDeeper = (inner: unknown, depth: number): boolean =>
    typeof inner === 'object' &&
    inner !== null &&
    (depth >= deepest || Object.values(inner).some((each) => isDeeper(each, depth + 1)));
  return isDeeper(value, 0) ? `${at || 'it'} is nested more than ${deepest} deep` : undefined;
};

/** A list of values of one shape. */
export const list =
  (shape: Shape): Shape =>
  (value, at) =>
    Array.isArray(value)
      ? firstOf(value as unknown[], (item, index) => shape(item, below(at, index)))
      : say(at, 'a list');

/** An object whose properties, whatever their names, have one shape. */
export const mapOf =
  (shape: Shape): Shape =>
  (value, at) => {
    const fields = fieldsOf(value);
    if (!fields) return say(at, 'an object');
    return firstOf(Object.entries(fields), ([key, inner]) => shape(inner, below(at, key)));
  };

/** An object with these properties, and with those in `optional` where they are there. */
export const object =
  (
    required: Readonly<Record<string, Shape>>,
    optional: Readonly<Record<string, Shape>> = {},
  ): Shape =>
  (value, at) => {
    const fields = fieldsOf(value);
    if (!fields) return say(at, 'an object');
    return firstOf(Object.entries({ ...required, ...optional }), ([key, shape]) =>
      fields[key] === undefined && !Object.hasOwn(required, key)
        ? undefined
        : shape(Object.hasOwn(fields, key) ? fields[key] : undefined, below(at, key)),
    );
  };

/** What one shape says, else what the next one says. */
export const all =
  (...shapes: readonly Shape[]): Shape =>
  (value, at) =>
    firstOf(shapes, (shape) => shape(value, at));
