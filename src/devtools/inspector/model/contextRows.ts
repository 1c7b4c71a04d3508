import { type Difference, differences, pathTo } from '../../charts/differences';
import { countOf, inCode, type Inside, insideOf, kindOf } from '../../charts/plain';
import type { Step } from '../../charts/records';

/** A line of a context: what lies under a key, or what a step has removed there. */
export interface ContextRow {
  /** Where it is in the context: `message.subject`. */
  readonly path: string;
  readonly name: string;
  /** How many things it lies in. */
  readonly depth: number;
  /** It in code; of what holds others, how many. */
  readonly text: string;
  /** Whether it holds others, which can be folded away. */
  readonly isBranch: boolean;
  readonly value: unknown;
  readonly change: Difference | undefined;
}

/** How many a value holds, what is left out of a long one among them, and of what kind it is. */
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
    // Spread into one call, very long lists are too many parameters.
    if (isBranch) for (const row of rowsIn(inner, depth + 1, own, changes)) rows.push(row);
  }
  return rows;
}

/** By the step: a step never changes, and a long context takes its time. */
const known = new WeakMap<Step, readonly ContextRow[]>();

/** All lines of the context that a step led to, and those that it removed; `before` is the step of the same actor before it. */
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

/** The lines that are seen: none in what is folded; of a search those that have its text, with what they lie in. */
export function seenRows(
  rows: readonly ContextRow[],
  folded: ReadonlySet<string>,
  search: string,
): readonly ContextRow[] {
  const text = search.toLowerCase();
  if (text) {
    const seen: ContextRow[] = [];
    // How deep what the lines below lie in is still to come, from the last line up.
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
