import { stringify, unflatten } from 'devalue';

/**
 * The limits of a recorded value: depth, number of items, length of texts, number of objects in all. A stand-in describes the part beyond a
 * limit.
 */
const limits = { depth: 12, items: 200, characters: 4000, objects: 10_000 };

/** The field that marks a stand-in: an object that replaces a value and describes it in words. */
const sign = '⟨⟩';

const standIn = (words: string) => ({ [sign]: words });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The description in a stand-in; undefined for any other value. */
const standsFor = (value: unknown): string | undefined =>
  isObject(value) && sign in value ? String(value[sign]) : undefined;

/** The kind of an object: `[object Map]`. */
export const kindOf = (value: unknown): string => Object.prototype.toString.call(value);

export type Inside = readonly (readonly [key: unknown, value: unknown])[];

/** The content of a list, a set, a map or an object; undefined for any other value. */
export function insideOf(value: unknown): Inside | undefined {
  if (!isObject(value) || sign in value) return undefined;
  if (value instanceof Map) return [...value];
  if (value instanceof Set) return [...value].map((item, index) => [index, item]);
  return value instanceof Date || value instanceof RegExp ? undefined : Object.entries(value);
}

/** A new object of the same kind as `value`, with other content. */
function withInside(value: object, inside: Inside): object {
  if (value instanceof Map) return new Map(inside);
  const items = inside.map(([, item]) => item);
  if (value instanceof Set) return new Set(items);
  if (Array.isArray(value)) return items;
  return Object.fromEntries(inside.map(([key, item]) => [String(key), item]));
}

/** A copy of a list, a set, a map or an object with each of its values changed; any other value as it is. */
export function inEach(tree: unknown, change: (value: unknown, key: unknown) => unknown): unknown {
  const inside = insideOf(tree);
  if (!inside) return tree;
  return withInside(
    tree as object,
    inside.map(([key, value]) => [key, change(value, key)]),
  );
}

/**
 * Copies any value to one that can be sent, kept and compared. Lists, sets, maps, objects, dates, regular expressions and primitives stay
 * what they are. Stand-ins replace all other values, and the parts beyond the limits. It never throws.
 */
export function plain(
  value: unknown,
  above: readonly unknown[] = [],
  left = { objects: limits.objects },
): unknown {
  try {
    if (typeof value === 'string') return cut(value);
    if (typeof value === 'function') return standIn(`function ${value.name}`);
    if (typeof value === 'symbol') return standIn(String(value));
    return isObject(value) ? copyObject(value, above, left) : value;
  } catch (error) {
    return standIn(`unreadable: ${String(error)}`);
  }
}

/** Says how much a copy left out. Copies may exceed their limit by this text, so that copying them does not cut again. */
const rest = (all: number, kept: number, what = '') => `${all - kept} more of ${all}${what}`;

/** How many items a value had before it was copied, including those that the copy left out. */
export function countOf(inside: Inside): number {
  const [, all] = /^\d+ more of (\d+)$/.exec(standsFor(inside.at(-1)?.[1]) ?? '') ?? [];
  return all === undefined ? inside.length : Number(all);
}

const cut = (text: string) =>
  text.length > limits.characters + 60
    ? `${text.slice(0, limits.characters)}⟨${rest(text.length, limits.characters, ' characters')}⟩`
    : text;

function copyObject(value: object, above: readonly unknown[], left: { objects: number }): unknown {
  if (value instanceof RegExp || standsFor(value) !== undefined) return value;
  if (value instanceof Date) return new Date(value);
  if (above.includes(value)) return standIn('circular');
  const { name, message } = value as Partial<Error>;
  if (value instanceof Error) return { ...standIn(`${name}: ${message}`), name, message };
  if ('sessionId' in value && 'send' in value) return standIn(`actor ${String(value.sessionId)}`);
  const all = Array.isArray(value) ? [...value.entries()] : (insideOf(value) ?? []);
  // Stand-ins replace browser objects (elements, events, windows), which refer to the whole page, and objects without own fields, such as
  // promises and URLs.
  const isPlain = /^\[object (Object|Array|Map|Set)\]$/.test(kindOf(value));
  if (isOfBrowser(value) || (!isPlain && all.length === 0))
    return standIn(`${value.constructor.name} ${value instanceof URL ? value.href : ''}`.trim());
  if (above.length >= limits.depth) return standIn(`${all.length} inside, too deep`);
  // Objects that refer to each other, such as the cells of a grid, would be copied once for each way that leads to them.
  if (left.objects === 0) return standIn(`${all.length} inside, too many objects before`);
  left.objects -= 1;
  const kept = all
    .slice(0, limits.items + 1)
    .map(([key, item]) => [
      key === '__proto__' ? `⟨${key}⟩` : plain(key),
      plain(item, [...above, value], left),
    ]);
  if (all.length > kept.length)
    kept.splice(limits.items, 1, ['⟨rest⟩', standIn(rest(all.length, limits.items))]);
  return withInside(value, kept as unknown as Inside);
}

const isOfBrowser = (value: object): boolean =>
  value instanceof EventTarget || value instanceof Event || value instanceof Blob;

/** A thrown value as one line. */
export const errorInWords = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : inCode(plain(error));

/** A value that `plain` has made, as JavaScript code; a stand-in becomes its description. */
export function inCode(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (!isObject(value)) return Object.is(value, -0) ? '-0' : String(value);
  const inside = insideOf(value);
  if (value instanceof Date) return `new Date("${(value.toJSON() as string | null) ?? 'invalid'}")`;
  if (value instanceof RegExp) return String(value);
  if (!inside) return `⟨${standsFor(value)}⟩`;
  const items = inside.map(([, item]) => inCode(item)).join(',');
  if (Array.isArray(value)) return `[${items}]`;
  if (value instanceof Set) return `new Set([${items}])`;
  if (value instanceof Map)
    return `new Map([${inside.map(([key, item]) => `[${inCode(key)},${inCode(item)}]`).join(',')}])`;
  return `{${inside.map(([key, item]) => `${inCode(key)}:${inCode(item)}`).join(',')}}`;
}

const isTree = (value: unknown) => /^\[object (Object|Array)\]$/.test(kindOf(value));

/** Whether JSON keeps a value unchanged. */
export function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (!isObject(value)) return value === null || /string|boolean/.test(typeof value);
  return isTree(value) && Object.values(value).every(isJson);
}

/** The name of the field for a value that JSON would change and that is kept in devalue's format. */
const packed = '⟨devalue⟩';

/** A value that `plain` has made, in a form that JSON keeps unchanged. */
export function pack(value: unknown): unknown {
  if (isTree(value)) return inEach(value, pack);
  return isJson(value) ? value : { [packed]: JSON.parse(stringify(value)) as unknown };
}

/** The value that was packed; throws where the packed form is broken. */
export function unpack(value: unknown): unknown {
  if (isObject(value) && packed in value) return unflatten(value[packed] as number);
  return isTree(value) ? inEach(value, unpack) : value;
}
