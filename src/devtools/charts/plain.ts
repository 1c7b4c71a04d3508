import type { AnyMachineSnapshot, Snapshot } from 'xstate';
import type { Step } from './records';

/** What lies deeper or is longer than this is left out. */
const limits = { depth: 12, items: 200, characters: 4000 };

/** A copy of anything that JSON can carry: what it cannot carry is described in words, and nothing is ever thrown. */
export function plain(value: unknown, depth = 0, above: readonly unknown[] = []): unknown {
  try {
    return copy(value, depth, above);
  } catch (error) {
    return `⟨unreadable: ${String(error)}⟩`;
  }
}

function copy(value: unknown, depth: number, above: readonly unknown[]): unknown {
  switch (typeof value) {
    case 'string':
      return value.length > limits.characters ? `${value.slice(0, limits.characters)}…` : value;
    case 'number':
      return Number.isFinite(value) ? value : `⟨${value}⟩`;
    case 'boolean':
    case 'undefined':
      return value;
    case 'bigint':
      return `⟨${value}n⟩`;
    case 'function':
      return `⟨function ${value.name}⟩`;
    case 'symbol':
      return `⟨${String(value)}⟩`;
    default:
      return value ? copyObject(value, depth, above) : null;
  }
}

function copyObject(value: object, depth: number, above: readonly unknown[]): unknown {
  if (above.includes(value)) return '⟨circular⟩';
  if (depth >= limits.depth) return '⟨deeper⟩';
  if (value instanceof Error) return `⟨${value.name}: ${value.message}⟩`;
  if (value instanceof Date) return value.toISOString();
  const inside = (inner: unknown) => plain(inner, depth + 1, [...above, value]);
  if (Array.isArray(value)) {
    const items = value.slice(0, limits.items).map(inside);
    return value.length > limits.items ? [...items, `⟨${value.length} in all⟩`] : items;
  }
  if ('sessionId' in value && 'send' in value) return `⟨actor ${String(value.sessionId)}⟩`;
  if (isOfBrowser(value)) return `⟨${value.constructor.name}⟩`;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, limits.items)
      .map(([key, inner]) => [key, inside(inner)]),
  );
}

/** Elements, events, windows and the like lead to the whole page. */
const isOfBrowser = (value: object): boolean =>
  value instanceof EventTarget || value instanceof Event || value instanceof Blob;

/** What a step records of the snapshot that it led to: only what is there, as JSON can carry it. */
export function plainSnapshot(
  snapshot: Snapshot<unknown>,
): Pick<Step, 'status' | 'value' | 'context' | 'output' | 'error'> {
  const { value, context } = snapshot as Partial<AnyMachineSnapshot>;
  return {
    status: snapshot.status,
    ...(value !== undefined && { value }),
    ...(context !== undefined && { context: plain(context) }),
    ...(snapshot.output !== undefined && { output: plain(snapshot.output) }),
    ...(snapshot.status === 'error' && { error: errorInWords(snapshot.error) }),
  };
}

/** What was thrown, as one line. */
export const errorInWords = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : JSON.stringify(plain(error));
