import type { AnyEventObject, AnyStateMachine, InspectionEvent } from 'xstate';
import { type Reaction, type Request, Simulation } from './Simulation';
import { bare, type Case, SystemState } from './SystemState';
import type { SystemPath } from './generators';

/**
 * The environment of a system of actors, such as a browser. It has events of its own and can start the system anew. It stores no state:
 * callers pass its state in and get the new state back.
 */
export interface World<State = unknown> {
  /** Events with this name as `to` go to the environment. */
  readonly name: string;
  readonly start: State;
  /** Whether an event is possible now: one of the environment itself (such as a reload by the browser), or one that an actor accepts. */
  can(event: Case<AnyEventObject>, state: State, stand: SystemState): boolean;
  /** Applies an event to this environment or to an actor of the system, and returns the new environment state and system. */
  act(
    event: Case<AnyEventObject>,
    state: State,
    system: Simulation,
  ): { readonly state: State; readonly system: Simulation };
}

/** The system that a machine runs in: the root machine, its input, and the name of the machine's actor. */
export interface Within {
  readonly root: AnyStateMachine;
  readonly input?: unknown;
  readonly name: string;
}

/** The machine under test, the system that contains it, and the environment of that system. */
export interface Subject {
  readonly machine: AnyStateMachine;
  readonly within?: Within | undefined;
  readonly beside?: ((stand: SystemState) => unknown) | undefined;
  readonly surroundings?: World | undefined;
}

/** A system that runs without a page. It takes events, and reports its state, the transitions taken and the actions requested. */
export class Run {
  readonly #subject: Subject;
  #state: unknown;
  readonly #events: Case<AnyEventObject>[] = [];
  #system: Simulation;

  constructor(
    subject: Subject,
    events: readonly Case<AnyEventObject>[] = [],
    inspect?: (inspected: InspectionEvent) => void,
  ) {
    const { within, surroundings } = subject;
    this.#subject = subject;
    this.#state = surroundings?.start;
    this.#system = new Simulation(rootMachineOf(subject), within?.input, inspect);
    for (const event of events) this.send(event);
  }

  get name(): string {
    return actorNameOf(this.#subject);
  }

  /** How the machines reacted to the last event, or to the start. */
  get reactions(): readonly Reaction[] {
    return this.#system.journal.reactions;
  }

  /** The actions that the machines requested at the last event, or at the start. */
  get requests(): readonly Request[] {
    return this.#system.journal.requests;
  }

  /** The names of the transitions taken by the last event or the start; those of other actors begin with their machine's id. */
  get taken(): readonly string[] {
    return this.reactions.flatMap(({ actor, machine, taken }) =>
      taken.map(({ name }) => (actor === this.name ? name : `${machine} / ${name}`)),
    );
  }

  get stand(): SystemState {
    const { beside, surroundings } = this.#subject;
    const { machines } = this.#system;
    const snapshots = new Map(machines.map((name) => [name, this.#system.snapshot(name)]));
    const events = [...this.#events];
    const stand = new SystemState(this.name, events, snapshots, surroundings, this.#state);
    return beside ? stand.with(beside(stand)) : stand;
  }

  /** Sends an event to the actor that `to` names, by default the one under test; throws if that actor is not running. */
  send(event: Case<AnyEventObject>): void {
    this.#events.push(event);
    this.#system.journal.clear();
    const { surroundings } = this.#subject;
    if (!surroundings) return this.#system.send(event.to ?? this.name, bare(event));
    const { state, system } = surroundings.act(event, this.#state, this.#system);
    this.#state = state;
    this.#system = system;
  }
}

export const actorNameOf = ({ within, machine }: Pick<Subject, 'within' | 'machine'>): string =>
  within?.name ?? machine.id;

export const rootMachineOf = ({ within, machine }: Subject): AnyStateMachine =>
  within?.root ?? machine;

/** Replays a path without a page. Yields the run after the start and after each event; skips events that are not possible. */
export function* replay(subject: Subject, { steps }: SystemPath): Generator<Run> {
  const run = new Run(subject);
  yield run;
  for (const { event } of steps.slice(1)) {
    if (!run.stand.can(event)) continue;
    run.send(event);
    yield run;
  }
}
