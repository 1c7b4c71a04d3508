import type { AnyActor } from 'xstate';

/** What an actor runs, by its ids; nothing where it is no machine. */
export const childrenOf = (
  actor: AnyActor | undefined,
): Readonly<Record<string, AnyActor | undefined>> =>
  (actor?.getSnapshot() as { children?: Record<string, AnyActor | undefined> } | undefined)
    ?.children ?? {};
