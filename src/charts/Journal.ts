import type {
  AnyActor,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate';
import { actorName } from './actorName';
import { type TransitionName, transitionsOf } from './traversal';

/** What one event made of one actor: the event, the transitions it took, and what was asked of the world. */
export interface Reaction {
  /** The name of the actor (`systemId`, or below its parent's name the id). */
  readonly actor: string;
  /** The id of its machine. */
  readonly machine: string;
  readonly event: AnyEventObject;
  readonly taken: readonly TransitionName[];
}

/** An action that a machine asked the world for. */
export interface Request {
  readonly actor: string;
  readonly action: string;
  readonly params: unknown;
}

/** The reactions and requests of the actors of a system since it was last cleared, in order. */
export class Journal {
  readonly reactions: Reaction[] = [];
  readonly requests: Request[] = [];

  /** Drops all entries. */
  clear(): void {
    this.reactions.length = 0;
    this.requests.length = 0;
  }

  /** Adds what an inspection event says, if it is of a reaction or a request. */
  add(inspected: InspectionEvent): void {
    if (inspected.type === '@xstate.microstep') {
      const { actorRef, event, snapshot, _transitions } = inspected;
      const machine = (snapshot as AnyMachineSnapshot).machine as AnyStateMachine;
      const names = transitionsOf(machine);
      const taken = _transitions.flatMap((each) => names.get(each) ?? []);
      this.reactions.push({
        actor: actorName(actorRef as AnyActor),
        machine: machine.id,
        event,
        taken,
      });
    } else if (inspected.type === '@xstate.action') {
      const { actorRef, action } = inspected;
      const actor = actorName(actorRef as AnyActor);
      this.requests.push({ actor, action: action.type, params: action.params });
    }
  }
}
