import type { AnyActor } from 'xstate';

/** A component as React keeps it, and one of its hooks. */
interface Fiber {
  readonly type: unknown;
  readonly return: Fiber | null;
  readonly memoizedState: Hook | null;
}
interface Hook {
  readonly memoizedState: unknown;
  readonly next: Hook | null;
}

/** The ids of the actors whose state the view of an element reads: those in the hooks of the nearest component with any. */
export function shownBy(element: Element, actors: ReadonlyMap<string, AnyActor>): string[] {
  const ids = new Map<unknown, string>([...actors].map(([id, actor]) => [actor, id]));
  const key = Object.keys(element).find((each) => each.startsWith('__reactFiber$')) ?? '';
  let fiber = Reflect.get(element, key) as Fiber | null | undefined;
  for (; fiber; fiber = fiber.return) {
    const found = new Set<string>();
    let hook = typeof fiber.type === 'function' ? fiber.memoizedState : null;
    for (; hook; hook = hook.next)
      for (const held of [hook.memoizedState].flat(2)) found.add(ids.get(held) ?? '');
    found.delete('');
    if (found.size > 0) return [...found];
  }
  return [];
}
