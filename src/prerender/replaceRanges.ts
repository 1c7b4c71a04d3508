/** A range of a text, in UTF-16 code units, `end` excluded. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Replaces non-overlapping ranges of a module's code, for the `transform` of a plugin; undefined if there is nothing to replace. */
export const replaceRanges = (
  code: string,
  replacements: readonly (TextRange & { readonly text: string })[],
) =>
  replacements.length
    ? {
        // From the end, so that the offsets of earlier ranges stay valid.
        code: replacements
          .toSorted((a, b) => b.start - a.start)
          .reduce(
            (result, { start, end, text }) => result.slice(0, start) + text + result.slice(end),
            code,
          ),
        map: null,
      }
    : undefined;
