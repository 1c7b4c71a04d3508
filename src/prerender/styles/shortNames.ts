const names = new Map<string, string>();

/** A class name of Stitches: `c-` and a hash, and for a variant a second hash, its name and its value. */
const pattern = /\bc-[a-zA-Z]{4,8}(?:-[a-zA-Z]{4,8}-\w[\w-]*)?\b/g;

/**
 * Replaces Stitches' class names (`c-dhzjXW-cmVlgG-kind-primary`) in a text by short ones (`c1f`), the same in every text. Short names make
 * scripts and pages lighter, because hashes do not compress (`npm run bench -- sizes`).
 */
export const shortNames = (text: string): string =>
  text.replaceAll(pattern, (name) => {
    const short = names.get(name) ?? `c${names.size.toString(36)}`;
    names.set(name, short);
    return short;
  });
