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
