import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate';
import type { Driver } from './Driver';
import type { Reference } from './Reference';
import type { Within, World } from './Run';
import type { Case, Stand } from './Stand';

/** What a state assertion gets; `world` is what the model's `start` returned. */
export interface Shown<Snapshot, Shared, Page> {
  readonly driver: Page;
  readonly world: Shared;
  readonly snapshot: Snapshot;
  readonly stand: Stand;
  /**
   * Whether the same state has been checked before and only a sneak was tried since: what a check lets pass of the time
   * that a state has is then gone already.
   */
  readonly isAgain: boolean;
}

/** Compares the page with a state. Declared as a method, so that one that asks for less can stand for many states. */
export type Assertion<Snapshot, Shared, Page> = {
  check(shown: Shown<Snapshot, Shared, Page>): Promise<void>;
}['check'];

/** What an executor gets. */
export interface Step<Snapshot, Shared, Event, Page> {
  readonly driver: Page;
  readonly world: Shared;
  readonly previous: Snapshot;
  readonly event: Event;
  readonly next: Snapshot;
  /** Where the whole system stood before the event, and stands after it. */
  readonly from: Stand;
  readonly to: Stand;
}

/** An event in the model: the cases in which it is tried, and how each is caused in the browser. */
export interface EventModel<Snapshot, Shared, Event, Page> {
  readonly cases: readonly Event[] | ((previous: Snapshot, stand: Stand) => readonly Event[]);
  readonly execute: (step: Step<Snapshot, Shared, Event, Page>) => Promise<void>;
  /**
   * Tries the event in a state that does not accept it: expects its control to be absent, or acts all the same and
   * expects to have done so. The page must then show the same state as before. Needed where a visitor's event is not accepted in every state.
   */
  readonly sneak?: (step: Step<Snapshot, Shared, Event, Page>) => Promise<void>;
}

/** An event that the page does not offer: why, and the expectation, after each step, that its control is not there. */
export interface Unoffered<Page> {
  readonly because: string;
  absent(driver: Page): Promise<void>;
}

type InternalEvent = { readonly type: string; readonly output?: unknown; readonly error?: unknown };
type EventModels<Machine extends AnyStateMachine, Shared, Page> = {
  readonly [Type in EventFromLogic<Machine>['type']]?: EventModel<
    SnapshotFrom<Machine>,
    Shared,
    Case<Extract<EventFromLogic<Machine>, { type: Type }>>,
    Page
  >;
} & {
  readonly [Type in `xstate.${string}` | `${string} ${string}`]?: EventModel<
    SnapshotFrom<Machine>,
    Shared,
    Case<InternalEvent>,
    Page
  >;
};

/** How a machine is tried in the browser. */
export interface ModelDefinition<Machine extends AnyStateMachine, Shared, Page = Driver> {
  /** Unique among the models, and readable in a test's title. */
  readonly name: string;
  readonly machine: Machine;
  /** The system that the machine lives in; by default it is its own root. */
  readonly within?: Within;
  /** The same chart, written a second time. */
  readonly reference?: Reference;
  /** What else makes two places of the system different for the model; nothing by default. */
  readonly beside?: (stand: Stand) => unknown;
  /** What surrounds the system, for a model of all of it. */
  readonly surroundings?: World;
  /** The most stands that the system may have. */
  readonly limit: number;
  /** The tags of the projects that the model is about; all of them by default. */
  readonly tags?: readonly string[];
  /** Brings the page to the machine's start. */
  start(driver: Page): Promise<Shared>;
  /** Events by type, or by `actor type` where they go to another actor of the system. */
  readonly events: EventModels<Machine, Shared, Page>;
  readonly unoffered?: { readonly [type: string]: Unoffered<Page> };
  /** What the paths of another model bring about, by an event's type or a transition's name: why not this one's. */
  readonly elsewhere?: { readonly [typeOrName: string]: string };
  /** Assertions by state (`editing.failed`): each compares the page with the whole of value and context. */
  readonly states: { readonly [state: string]: Assertion<SnapshotFrom<Machine>, Shared, Page> };
}

/** A definition whose types nobody needs any more. */
export type AnyModelDefinition = Omit<
  ModelDefinition<AnyStateMachine, unknown>,
  'events' | 'states' | 'start' | 'unoffered'
> & {
  start(driver: Driver): Promise<unknown>;
  readonly events: {
    readonly [type: string]: EventModel<AnyMachineSnapshot, unknown, AnyEventObject, Driver>;
  };
  readonly unoffered?: { readonly [type: string]: Unoffered<Driver> };
  readonly states: { readonly [state: string]: Assertion<AnyMachineSnapshot, unknown, Driver> };
};
