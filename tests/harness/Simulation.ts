import {
  type AnyActor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
} from 'xstate';
import { apartFromWorld, endedBy, endOf } from './apartFromWorld';
import { isMachine } from '../../src/devtools/charts/isMachine';
import { namesOf, type TransitionName } from '../../src/devtools/charts/traversal';
import { VirtualClock } from './VirtualClock';

/** The unique name of an actor: its `systemId`, or its id after its parent's name and a dot. */
export const actorName = (actor: AnyActorRef): string => {
  const { id, systemId, _parent: parent } = actor as AnyActorRef & { systemId?: string };
  return systemId ?? (parent ? `${actorName(parent)}.${id}` : id);
};

/** The child actors of an actor by their ids; empty if the actor is not a machine. */
const childrenOf = (actor: AnyActor | undefined): Readonly<Record<string, AnyActor | undefined>> =>
  (actor?.getSnapshot() as { children?: Record<string, AnyActor | undefined> } | undefined)
    ?.children ?? {};

/**
 * A system of actors without effects: time is virtual, actions do nothing, and an invoked actor that is not a machine (a promise) waits
 * until an event ends it.
 */
export class Simulation {
  readonly clock = new VirtualClock();
  readonly journal = new Journal();
  readonly root: AnyActor;

  readonly #machine: AnyStateMachine;
  readonly #inspect: (inspected: InspectionEvent) => void;

  constructor(
    machine: AnyStateMachine,
    input: unknown = {},
    inspect: (inspected: InspectionEvent) => void = () => {},
  ) {
    this.#machine = machine;
    this.#inspect = inspect;
    this.root = createActor(apartFromWorld(machine), {
      id: machine.id,
      systemId: machine.id,
      input,
      clock: this.clock,
      logger: () => {},
      inspect: (inspected) => {
        this.journal.add(inspected);
        inspect(inspected);
      },
    });
    this.root.start();
  }

  /** A new system of the same machine, as after a reload of the page. */
  anew(input: unknown): Simulation {
    return new Simulation(this.#machine, input, this.#inspect);
  }

  actor(name: string): AnyActor | undefined {
    const found: AnyActor | undefined = this.root.system.get(name);
    if (found) return found;
    const end = name.lastIndexOf('.');
    const parent = end > 0 ? this.actor(name.slice(0, end)) : undefined;
    return parent && childrenOf(parent)[name.slice(end + 1)];
  }

  /** The snapshot of a machine's actor; throws if the actor is not running. */
  snapshot(name: string): AnyMachineSnapshot {
    const actor = this.actor(name);
    if (!actor) throw new Error(`No actor named "${name}" is running.`);
    return actor.getSnapshot() as AnyMachineSnapshot;
  }

  /** The names of all running machines, parents before their children. */
  get machines(): readonly string[] {
    return machinesBelow(this.root);
  }

  /** The names of the invoked actors that are not machines (promises) and have not ended yet. */
  get waiting(): readonly string[] {
    return this.machines.flatMap((name) =>
      Object.values(childrenOf(this.actor(name))).flatMap((child) =>
        child && !isMachine(child.logic) ? [actorName(child)] : [],
      ),
    );
  }

  /**
   * Sends an event to an actor. For a timer's event it lets the timer's time pass; for the end of an invoked promise it ends that promise.
   * Throws if nothing can send the event.
   */
  send(name: string, event: AnyEventObject): void {
    const actor = this.actor(name);
    if (!actor) throw new Error(`No actor named "${name}" is running.`);
    const child = endedBy(event);
    const invoked = child && childrenOf(actor)[child];
    if (invoked && !isMachine(invoked.logic)) invoked.send(endOf(event));
    else if (event.type.startsWith('xstate.after.')) this.#passUntil(name, event.type);
    else actor.send(event);
  }

  pass(milliseconds: number): void {
    this.clock.advance(milliseconds);
  }

  #passUntil(name: string, type: string) {
    for (let before = this.journal.reactions.length; ; before = this.journal.reactions.length) {
      const { due } = this.clock;
      if (due === undefined) throw new Error(`No timer sends "${type}" to "${name}".`);
      this.clock.advance(due - this.clock.now);
      const fired = this.journal.reactions.slice(before);
      if (fired.some(({ actor, event }) => actor === name && event.type === type)) return;
    }
  }
}

/** An event that an actor received, and the transitions that the actor took. */
export interface Reaction {
  /** The name of the actor, as `actorName` returns it. */
  readonly actor: string;
  readonly machine: string;
  readonly event: AnyEventObject;
  readonly taken: readonly TransitionName[];
}

/** An action that a machine requested. The simulation only records it. */
export interface Request {
  readonly actor: string;
  readonly action: string;
  readonly params: unknown;
}

/** The reactions and requests of all actors since the last `clear`, in order. */
class Journal {
  readonly reactions: Reaction[] = [];
  readonly requests: Request[] = [];

  clear(): void {
    this.reactions.length = 0;
    this.requests.length = 0;
  }

  /** Adds the reaction or the request that an inspection event reports; ignores other inspection events. */
  add(inspected: InspectionEvent): void {
    const actor = actorName(inspected.actorRef as AnyActor);
    if (inspected.type === '@xstate.microstep') {
      const { event, snapshot, _transitions } = inspected;
      const { machine } = snapshot as AnyMachineSnapshot;
      this.reactions.push({
        actor,
        machine: machine.id,
        event,
        taken: namesOf(machine, _transitions),
      });
    } else if (inspected.type === '@xstate.action') {
      const { type, params } = inspected.action;
      this.requests.push({ actor, action: type, params });
    }
  }
}

/** The names of the machines among an actor and its descendants, parents before their children. */
const machinesBelow = (actor: AnyActor): string[] =>
  isMachine(actor.logic)
    ? [
        actorName(actor),
        ...Object.values(childrenOf(actor)).flatMap((child) => (child ? machinesBelow(child) : [])),
      ]
    : [];
