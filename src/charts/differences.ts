/** One thing that differs between two values, by its path. */
export interface Difference {
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before?: unknown;
  readonly after?: unknown;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What differs between two values of plain data, leaf by leaf; paths are written `message.firstName`. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) {
    return Object.is(before, after) ? [] : [{ path, kind: 'changed', before, after }];
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const inner = path ? `${path}.${name}` : name;
    if (!Object.hasOwn(before, name))
      return [{ path: inner, kind: 'added' as const, after: after[name] }];
    if (!Object.hasOwn(after, name))
      return [{ path: inner, kind: 'removed' as const, before: before[name] }];
    return differences(before[name], after[name], inner);
  });
}
