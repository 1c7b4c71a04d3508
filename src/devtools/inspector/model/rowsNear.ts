/** The rows that are drawn: at most `limit`, those nearest to a place in time, and the place of the one that is reached there. */
export function rowsNear<Row extends { readonly place: number }>(
  all: readonly Row[],
  limit: number,
  place: number,
): { readonly rows: readonly Row[]; readonly reached: number | undefined } {
  const here = all.findLastIndex((each) => each.place <= place);
  const start = Math.max(0, Math.min(here - limit / 2, all.length - limit));
  const rows = all.slice(start, start + limit);
  return { rows, reached: (all[here] ?? rows[0])?.place };
}

/**
 * Whether a search finds a text: it has all of its words, and none that is ignored (`-word`); what has a pinned word (`+word`) is
 * found whatever else is searched for.
 */
export function matchesSearch(text: string, search: string): boolean {
  const words = search.toLowerCase().split(' ');
  const has = (word: string) => text.toLowerCase().includes(word);
  const marked = (mark: string) =>
    words.flatMap((word) => (word.startsWith(mark) && word.length > 1 ? [word.slice(1)] : []));
  if (marked('+').some(has)) return true;
  return words.filter((word) => !/^[-+]/.test(word)).every(has) && !marked('-').some(has);
}
