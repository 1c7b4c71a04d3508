import type { Look } from './looks';

const names = new Map<string, string>();
const pattern = /\bc-[a-zA-Z]{4,8}(?:-[a-zA-Z]{4,8}-\w[\w-]*)?\b/g;

/** A text with short names in place of the classes that Stitches gave to looks, which say what they are to developers only. */
export const shortNames = (text: string): string =>
  text.replaceAll(pattern, (name) => names.get(name) ?? name);

/** Looks whose classes have short names, as `shortNames` gives them from then on. */
export function shorten(looks: ReadonlyMap<string, Look>): ReadonlyMap<string, Look> {
  const text = JSON.stringify([...looks.values()]);
  for (const [name] of text.matchAll(pattern))
    if (!names.has(name)) names.set(name, `c${names.size.toString(36)}`);
  const shortened = JSON.parse(shortNames(text)) as Look[];
  return new Map([...looks.keys()].map((key, index) => [key, shortened[index] ?? ['']]));
}
