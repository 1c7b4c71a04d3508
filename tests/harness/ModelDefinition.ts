import type { Page, TestInfo } from '@playwright/test';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate';
import type { Reference } from './Reference';
import type { Within, World } from './Run';
import type { Case, SystemState } from './SystemState';

/** The page of a project as its models touch and read it; what else a driver can do is the project's own. */
export interface Driver {
  readonly page: Page;
  /** How many documents have been loaded. */
  readonly loads: number;
  /** Says that something has been done: what is known of the page may not hold any more. */
  acted?(): void;
  /** Expects what must hold on every page at every time, and that nothing went wrong since the page was opened. */
  check(): Promise<void>;
  /** A driver of a fresh page in a context of its own, as the test would get it. */
  anew(info: TestInfo): Promise<Driver>;
}

/** What a state assertion gets; `world` is what the model's `start` returned. */
export interface Shown<Snapshot, Shared, OwnDriver> {
  readonly driver: OwnDriver;
  readonly world: Shared;
  readonly snapshot: Snapshot;
  readonly stand: SystemState;
  /**
   * Whether the same state has been checked before and only a sneak was tried since: what a check lets pass of the time
   * that a state has is then gone already.
   */
  readonly isAgain: boolean;
}

/** Compares the page with a state. Declared as a method, so that one that asks for less can stand for many states. */
export type Assertion<Snapshot, Shared, OwnDriver> = {
  check(shown: Shown<Snapshot, Shared, OwnDriver>): Promise<void>;
}['check'];

/** What an executor gets. */
export interface Step<Snapshot, Shared, Event, OwnDriver> {
  readonly driver: OwnDriver;
  readonly world: Shared;
  readonly previous: Snapshot;
  readonly event: Event;
  readonly next: Snapshot;
  /** The state of the whole system before the event and after it. */
  readonly from: SystemState;
  readonly to: SystemState;
}

/** An event in the model: the cases in which it is tried, and how each is caused in the browser. */
export interface EventModel<Snapshot, Shared, Event, OwnDriver> {
  readonly cases: readonly Event[] | ((previous: Snapshot, stand: SystemState) => readonly Event[]);
  readonly execute: (step: Step<Snapshot, Shared, Event, OwnDriver>) => Promise<void>;
  /**
   * Tries the event in a state that does not accept it: expects its control to be absent, or acts all the same and
   * expects to have done so. The page must then show the same state as before. Needed where a visitor's event is not accepted in every state.
   */
  readonly sneak?: (step: Step<Snapshot, Shared, Event, OwnDriver>) => Promise<void>;
}

/** An event that the page does not offer: why, and the expectation, after each step, that its control is not there. */
export interface Unoffered<OwnDriver> {
  readonly because: string;
  absent(driver: OwnDriver): Promise<void>;
}

type InternalEvent = { readonly type: string; readonly output?: unknown; readonly error?: unknown };
type EventModels<Machine extends AnyStateMachine, Shared, OwnDriver> = {
  readonly [Type in EventFromLogic<Machine>['type']]?: EventModel<
    SnapshotFrom<Machine>,
    Shared,
    Case<Extract<EventFromLogic<Machine>, { type: Type }>>,
    OwnDriver
  >;
} & {
  readonly [Type in `xstate.${string}` | `${string} ${string}`]?: EventModel<
    SnapshotFrom<Machine>,
    Shared,
    Case<InternalEvent>,
    OwnDriver
  >;
};

/** How a machine is tried in the browser. */
export interface ModelDefinition<Machine extends AnyStateMachine, Shared, OwnDriver = Driver> {
  /** Unique among the models, and readable in a test's title. */
  readonly name: string;
  readonly machine: Machine;
  /** The system that the machine lives in; by default it is its own root. */
  readonly within?: Within;
  /** The same chart, written a second time. */
  readonly reference?: Reference;
  /** What else makes two states of the system different for the model; nothing by default. */
  readonly beside?: (stand: SystemState) => unknown;
  /** What surrounds the system, for a model of all of it. */
  readonly surroundings?: World;
  /** The most states that the system may have. */
  readonly limit: number;
  /** The tags of the projects that the model is about; all of them by default. */
  readonly tags?: readonly string[];
  /** Brings the page to the machine's start. */
  start(driver: OwnDriver): Promise<Shared>;
  /** Events by type, or by `actor type` where they go to another actor of the system. */
  readonly events: EventModels<Machine, Shared, OwnDriver>;
  readonly unoffered?: { readonly [type: string]: Unoffered<OwnDriver> };
  /** What the paths of another model bring about, by an event's type or a transition's name: why not this one's. */
  readonly elsewhere?: { readonly [typeOrName: string]: string };
  /** Assertions by state (`editing.failed`): each compares the page with the whole of value and context. */
  readonly states: {
    readonly [state: string]: Assertion<SnapshotFrom<Machine>, Shared, OwnDriver>;
  };
}

/** An event of such a definition. */
export type AnyEventModel = EventModel<AnyMachineSnapshot, unknown, AnyEventObject, Driver>;

/** A definition whose types nobody needs any more. */
export type AnyModelDefinition = Omit<
  ModelDefinition<AnyStateMachine, unknown>,
  'events' | 'states' | 'start' | 'unoffered'
> & {
  start(driver: Driver): Promise<unknown>;
  readonly events: { readonly [type: string]: AnyEventModel };
  readonly unoffered?: { readonly [type: string]: Unoffered<Driver> };
  readonly states: { readonly [state: string]: Assertion<AnyMachineSnapshot, unknown, Driver> };
};
