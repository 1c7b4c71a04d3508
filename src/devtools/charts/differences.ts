import { inCode, insideOf, kindOf } from './plain';

export interface Difference {
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The path of the value under `key` in the object at `path`. */
export function pathTo(key: unknown, path: string): string {
  const name = typeof key === 'string' ? key : inCode(key);
  return path ? `${path}.${name}` : name;
}

/** All differences between two recorded values, compared down to their innermost values. Paths are written `message.firstName`. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  const [old, now] = [before, after].map((value) => {
    const inside = insideOf(value);
    return inside && new Map(inside.map(([key, inner]) => [pathTo(key, path), inner]));
  });
  if (!old || !now || kindOf(before) !== kindOf(after)) {
    const isSame = Object.is(before, after) || inCode(before) === inCode(after);
    return isSame ? [] : [{ path, kind: 'changed', before, after }];
  }
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((inner) => {
    if (!old.has(inner)) return [{ path: inner, kind: 'added' as const, after: now.get(inner) }];
    if (!now.has(inner)) return [{ path: inner, kind: 'removed' as const, before: old.get(inner) }];
    return differences(old.get(inner), now.get(inner), inner);
  });
}
