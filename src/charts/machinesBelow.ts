import type { AnyActor } from 'xstate';
import { actorName } from './actorName';
import { childrenOf } from './childrenOf';
import { isMachine } from './isMachine';

/** The names of an actor and all that it runs, if they are machines; parents before their children. */
export const machinesBelow = (actor: AnyActor): string[] =>
  isMachine(actor.logic)
    ? [
        actorName(actor),
        ...Object.values(childrenOf(actor)).flatMap((child) => (child ? machinesBelow(child) : [])),
      ]
    : [];
