import type { AnyStateMachine, AnyActorRef, AnyActor } from 'xstate';

/** Whether an actor's logic is a machine, and no promise, callback or the like. */
export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;

/** The name by which an actor is found: its `systemId`, or its id below its parent's name. */
export const actorName = (actor: AnyActorRef): string => {
  const { id, systemId, _parent: parent } = actor as AnyActorRef & { systemId?: string };
  return systemId ?? (parent ? `${actorName(parent)}.${id}` : id);
};

/** What an actor runs, by its ids; nothing where it is no machine. */
export const childrenOf = (
  actor: AnyActor | undefined,
): Readonly<Record<string, AnyActor | undefined>> =>
  (actor?.getSnapshot() as { children?: Record<string, AnyActor | undefined> } | undefined)
    ?.children ?? {};
