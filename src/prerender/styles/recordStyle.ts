import { css } from '../../style/stitches.config';
import type { PartClasses } from './styled';

/** The arguments of a call to `styled`: the element or component, and styles. */
type StyledArguments = Parameters<typeof css>;

const recorded = new Map<string, StyledArguments>();

/** Records the arguments of a call to `styled` under the call's key (`styleCalls`), and returns them unchanged. */
export function recordStyle(key: string, ...styled: StyledArguments): StyledArguments {
  recorded.set(key, styled);
  return styled;
}

/** The classes of every recorded styled component, by the key of its call. Adds the rules of every variant to the style sheet. */
export const recordedClasses = (): ReadonlyMap<string, PartClasses> =>
  new Map([...recorded].map(([key, styled]) => [key, readClasses(styled)]));

/** How Stitches 1.2.8 stores a style: its class, the style, a pair of conditions and style per variant, and the defaults. */
type Composer = readonly [
  string,
  object,
  readonly (readonly [Readonly<Record<string, string>>, ...unknown[]])[],
  readonly unknown[],
  Readonly<Record<string, string>>,
];

/** The property under which Stitches 1.2.8 stores the composers of a styled component; it is not documented. */
const internal = Symbol.for('sxs.internal');

/** The classes of a styled component. Reading them makes Stitches write the rules of every variant into the style sheet. */
function readClasses(styled: StyledArguments): PartClasses {
  const [type] = styled;
  // Stitches writes rules for another library's component only when rendering it, so an `a` element stands in for it here.
  const isForeign = typeof type !== 'string' && !Reflect.has(Object(type), internal);
  const part = isForeign ? css('a', ...styled.slice(1)) : css(...styled);
  const { composers } = Reflect.get(part, internal) as { composers: Iterable<Composer> };
  const all = [...composers];
  const choices = all.flatMap(([, , variants]) => variants.flatMap(([on]) => Object.entries(on)));
  // Sets every variant to a value that it does not have, so that no default applies.
  const none = Object.fromEntries(choices.map(([name]) => [name, '-']));
  const classNameOf = (chosen: object) => part({ ...none, ...chosen }).className;
  const classes = classNameOf({});
  const variants: Record<string, Record<string, string>> = {};
  for (const [name, value] of choices) {
    const own = classNameOf({ [name]: value }).slice(classes.length + 1);
    variants[name] = { ...variants[name], ...(own && { [value]: own }) };
  }
  const defaults: Composer[4] = Object.assign({}, ...all.map((composer) => composer[4]));
  if (!choices.length) return [classes];
  return Object.keys(defaults).length ? [classes, variants, defaults] : [classes, variants];
}
