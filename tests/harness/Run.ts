import type { AnyEventObject, AnyStateMachine, InspectionEvent } from 'xstate';
import { type Reaction, type Request, Simulation } from '../../src/charts/Simulation';
import { nameOfSubject, rootOfSubject } from './nameOfSubject';
import { bare, type Case, Stand } from './Stand';

/**
 * What surrounds a system of actors, such as a browser: it has events of its own, it reacts to what the actors ask for, and it
 * can end a system and begin another. It keeps nothing to itself: its state is handed on.
 */
export interface World<State = unknown> {
  /** The name by which events are addressed to it. */
  readonly name: string;
  /** The state that it begins in. */
  readonly start: State;
  /** Whether an event is possible, in it or for an actor of the system. */
  can(event: Case<AnyEventObject>, state: State, stand: Stand): boolean;
  /** Applies an event to itself or to an actor of the system, and follows what comes of it. */
  act(
    event: Case<AnyEventObject>,
    state: State,
    system: Simulation,
  ): { readonly state: State; readonly system: Simulation };
}

/** The system that a machine lives in: its root, what the root is started from, and the name of the machine's actor in it. */
export interface Within {
  readonly root: AnyStateMachine;
  readonly input?: unknown;
  readonly name: string;
}

/** What a run is about. */
export interface Subject {
  readonly machine: AnyStateMachine;
  /** The system that the machine lives in; by default it is its own root. */
  readonly within?: Within | undefined;
  /** What else makes two places of the system different for the model; nothing by default. */
  readonly beside?: ((stand: Stand) => unknown) | undefined;
  /** What surrounds the system; nothing by default. */
  readonly world?: World | undefined;
}

/** A system under way: events are sent to it, and it can be looked at. */
export class Run {
  readonly #subject: Subject;
  #state: unknown;
  readonly #events: Case<AnyEventObject>[] = [];
  #system: Simulation;
  #systems = 1;

  constructor(
    subject: Subject,
    events: readonly Case<AnyEventObject>[] = [],
    inspect?: (inspected: InspectionEvent) => void,
  ) {
    const { within, world } = subject;
    this.#subject = subject;
    this.#state = world?.start;
    this.#system = new Simulation(rootOfSubject(subject), within?.input, inspect);
    for (const event of events) this.send(event);
  }

  /** The name of the actor that the run is about. */
  get name(): string {
    return nameOfSubject(this.#subject);
  }

  /** What the machines made of the last event, or of the start. */
  get reactions(): readonly Reaction[] {
    return this.#system.journal.reactions;
  }

  /** What the machines asked for at the last event, or at the start. */
  get requests(): readonly Request[] {
    return this.#system.journal.requests;
  }

  /** The transitions that the last event took, or the start, by name; those of other actors after their machine's id. */
  get taken(): readonly string[] {
    return this.reactions.flatMap(({ actor, machine, taken }) =>
      taken.map(({ name }) => (actor === this.name ? name : `${machine} / ${name}`)),
    );
  }

  /** Where the system stands now. */
  get stand(): Stand {
    const system = this.#system;
    const { beside, world } = this.#subject;
    const snapshots = new Map(system.machines.map((name) => [name, system.snapshot(name)]));
    const stand = new Stand({
      name: this.name,
      events: [...this.#events],
      snapshots,
      systems: this.#systems,
      ...(world && { world, state: this.#state }),
    });
    return beside ? stand.with(beside(stand)) : stand;
  }

  /** Sends an event to its actor; throws where that is not running. */
  send(event: Case<AnyEventObject>): void {
    this.#events.push(event);
    this.#system.journal.clear();
    const { world } = this.#subject;
    if (!world) return this.#system.send(event.to ?? this.name, bare(event));
    const { state, system } = world.act(event, this.#state, this.#system);
    if (system !== this.#system) this.#systems += 1;
    this.#state = state;
    this.#system = system;
  }
}
