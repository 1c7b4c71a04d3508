import type { AnyEventObject, AnyStateMachine, InspectionEvent } from 'xstate';
import { type Reaction, type Request, Simulation } from './Simulation';
import { bare, type Case, SystemState } from './SystemState';

/**
 * The environment of a system of actors, such as a browser. It has events of its own and can start the system anew. It stores no state:
 * callers pass its state in and get the new state back.
 */
export interface Environment<State = unknown> {
  /** Events with this name as `to` go to the environment. */
  readonly name: string;
  readonly start: State;
  /** Whether an event is possible now: one of the environment itself (such as a reload by the browser), or one that an actor accepts. */
  can(event: Case<AnyEventObject>, own: State, state: SystemState): boolean;
  /** Applies an event to this environment or to an actor of the system, and returns the new environment state and system. */
  act(
    event: Case<AnyEventObject>,
    own: State,
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
  readonly beside?: ((state: SystemState) => unknown) | undefined;
  readonly environment?: Environment | undefined;
}

/** A system that runs without a page. It takes events, and reports its state, the transitions taken and the actions requested. */
export class Run {
  readonly #subject: Subject;
  #environmentState: unknown;
  readonly #events: Case<AnyEventObject>[] = [];
  #system: Simulation;

  constructor(
    subject: Subject,
    events: readonly Case<AnyEventObject>[] = [],
    inspect?: (inspected: InspectionEvent) => void,
  ) {
    const { within, environment } = subject;
    this.#subject = subject;
    this.#environmentState = environment?.start;
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

  get state(): SystemState {
    const { beside, environment } = this.#subject;
    const { machines } = this.#system;
    const snapshots = new Map(machines.map((name) => [name, this.#system.snapshot(name)]));
    const events = [...this.#events];
    return new SystemState(
      this.name,
      events,
      snapshots,
      environment,
      this.#environmentState,
      beside,
    );
  }

  /** Sends an event to the actor that `to` names, by default the one under test; throws if that actor is not running. */
  send(event: Case<AnyEventObject>): void {
    this.#events.push(event);
    this.#system.journal.clear();
    const { environment } = this.#subject;
    if (!environment) return this.#system.send(event.to ?? this.name, bare(event));
    const { state, system } = environment.act(event, this.#environmentState, this.#system);
    this.#environmentState = state;
    this.#system = system;
  }
}

export const actorNameOf = ({ within, machine }: Pick<Subject, 'within' | 'machine'>): string =>
  within?.name ?? machine.id;

export const rootMachineOf = ({ within, machine }: Subject): AnyStateMachine =>
  within?.root ?? machine;
