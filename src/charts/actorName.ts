import type { AnyActorRef } from 'xstate';

/** The name by which an actor is found: its `systemId`, or its id below its parent's name. */
export const actorName = (actor: AnyActorRef): string => {
  const { id, systemId, _parent: parent } = actor as AnyActorRef & { systemId?: string };
  return systemId ?? (parent ? `${actorName(parent)}.${id}` : id);
};
