import { css } from '../../style/stitches.config';

/**
 * All that a styled part's style comes to once the style sheet is written: the classes it always has, those of each
 * variant's values, and the values of variants that nobody names.
 */
export type Look = readonly [
  classes: string,
  variants?: Readonly<Record<string, Readonly<Record<string, string>>>>,
  defaults?: Readonly<Record<string, string>>,
];

type Styled = Parameters<typeof css>;

/** What Stitches keeps of a style: its class, its own style, a pair of conditions and style for each variant, and the defaults. */
type Composer = readonly [
  string,
  object,
  readonly (readonly [Readonly<Record<string, string>>, ...unknown[]])[],
  readonly unknown[],
  Readonly<Record<string, string>>,
];
const kept = Symbol.for('sxs.internal');

const calls = new Map<string, Styled>();

/** Passes on what `styled` is called with, and remembers it under a key. */
export function remember(key: string, ...styled: Styled): Styled {
  calls.set(key, styled);
  return styled;
}

/** The look of everything remembered, by its key. From then on the style sheet holds every variant. */
export function looks(): ReadonlyMap<string, Look> {
  return new Map([...calls].map(([key, styled]) => [key, look(styled)]));
}

function look(styled: Styled): Look {
  const [type] = styled;
  // For a component that is not its own, Stitches writes the rules only once it is rendered.
  const isForeign = typeof type !== 'string' && !Reflect.has(Object(type), kept);
  const part = isForeign ? css('a', ...styled.slice(1)) : css(...styled);
  const { composers } = Reflect.get(part, kept) as { composers: Iterable<Composer> };
  const all = [...composers];
  const choices = all.flatMap(([, , variants]) => variants.flatMap(([on]) => Object.entries(on)));
  // A value that no variant has, where a default would else be taken.
  const none = Object.fromEntries(choices.map(([name]) => [name, '-']));
  const read = (chosen: object) => part({ ...none, ...chosen }).className;
  const classes = read({});
  const variants: Record<string, Record<string, string>> = {};
  for (const [name, value] of choices) {
    const own = read({ [name]: value }).slice(classes.length + 1);
    variants[name] = { ...variants[name], ...(own && { [value]: own }) };
  }
  const defaults: Composer[4] = Object.assign({}, ...all.map((composer) => composer[4]));
  if (!choices.length) return [classes];
  return Object.keys(defaults).length ? [classes, variants, defaults] : [classes, variants];
}
