import { type Difference, differences, pathTo } from '../../charts/differences';
import { countOf, inCode, type Inside, insideOf, kindOf } from '../../charts/plain';
import type { Step } from '../../charts/records';

/** A line in the view of a context: a value under its key, or a value that the step has removed. */
export interface ContextRow {
  /** The path of the value in the context, such as `message.subject`. */
  readonly path: string;
  readonly name: string;
  /** How many objects or lists the value lies in. */
  readonly depth: number;
  /** The value as code; for a value with content, its kind and number of items. */
  readonly text: string;
  /** Whether the value has content, which can be folded away. */
  readonly isBranch: boolean;
  readonly value: unknown;
  readonly change: Difference | undefined;
}

function sizeOf(value: unknown, inside: Inside): string {
  const length = countOf(inside);
  if (Array.isArray(value)) return `[${length}]`;
  const kind = kindOf(value).slice(8, -1);
  return kind === 'Object' ? `{${length}}` : `${kind}(${length})`;
}

function rowsIn(
  value: unknown,
  depth: number,
  path: string,
  changes: ReadonlyMap<string, Difference>,
) {
  const rows: ContextRow[] = [];
  for (const [key, inner] of insideOf(value) ?? []) {
    const own = pathTo(key, path);
    const inside = insideOf(inner);
    const isBranch = inside !== undefined && inside.length > 0;
    const text = isBranch ? sizeOf(inner, inside) : inCode(inner);
    const name = pathTo(key, '');
    rows.push({ path: own, name, depth, text, isBranch, value: inner, change: changes.get(own) });
    // Pushed one by one, because the rows of a very long list would be too many arguments for one call.
    if (isBranch) for (const row of rowsIn(inner, depth + 1, own, changes)) rows.push(row);
  }
  return rows;
}

/** The rows by step, kept because those of a long context take time to compute. */
const known = new WeakMap<Step, readonly ContextRow[]>();

/** All lines of the context after a step, and a line for each value that the step removed. `before` is the same actor's previous step. */
export function contextRows(step: Step, before: Step | undefined): readonly ContextRow[] {
  const found = known.get(step);
  if (found) return found;
  const { context } = step;
  const changes = before ? differences(before.context, context) : [];
  const byPath = new Map(changes.map((change) => [change.path, change]));
  const rows = rowsIn(insideOf(context)?.length ? context : { '': context }, 0, '', byPath);
  for (const change of changes) {
    const { kind, path, before: value } = change;
    const text = `${inCode(value)} was removed`;
    if (kind === 'removed')
      rows.push({ depth: 0, isBranch: false, path, name: path, text, value, change });
  }
  known.set(step, rows);
  return rows;
}

/** The visible lines: all but those inside folded values. In a search: the lines that contain the text, and the parents of these lines. */
export function seenRows(
  rows: readonly ContextRow[],
  folded: ReadonlySet<string>,
  search: string,
): readonly ContextRow[] {
  const text = search.toLowerCase();
  if (text) {
    const seen: ContextRow[] = [];
    // Goes from the last line up: a line of less depth than the shown line below it is that line's parent, and is shown too.
    let above = 0;
    for (const row of rows.toReversed()) {
      const isFound = `${row.name} ${row.isBranch ? '' : row.text}`.toLowerCase().includes(text);
      if (!isFound && row.depth >= above) continue;
      seen.push(row);
      above = row.depth;
    }
    return seen.toReversed();
  }
  let shut = Infinity;
  return rows.filter(({ path, depth, isBranch }) => {
    if (depth > shut) return false;
    shut = isBranch && folded.has(path) ? depth : Infinity;
    return true;
  });
}
