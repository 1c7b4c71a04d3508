import type { Page, TestInfo } from '@playwright/test';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate';
import type { Frame } from './frame';
import type { Reference } from './Reference';
import type { Within, World } from './Run';
import type { Case, SystemState } from './SystemState';

/** The page under test. A project's own driver adds what its models need to act on the page and to read it. */
export interface Driver {
  readonly page: Page;
  /** Called after each action: what the driver has cached of the page may be out of date. */
  acted?(): void;
  /** The page as it is, for the comparison of what a step must not change; left out, nothing is compared. */
  frame?(isAgain: boolean): Promise<Frame>;
  /** What people do to the page in between: at the end of a path each must leave it as it was. */
  gestures?(): Promise<readonly Gesture[]>;
  /** Checks what must hold on every page at any time, and that no error occurred since the page was opened. */
  check(): Promise<void>;
  /** A driver of a new page in a new browser context, set up as for the test. */
  anew(info: TestInfo): Promise<Driver>;
}

/** Something that is done to a page, and undone. */
export interface Gesture {
  readonly name: string;
  readonly act: () => Promise<void>;
  /** The places of the page that it may change all the same. */
  readonly changes: readonly string[];
}

/** What a state assertion gets; `world` is what the model's `start` returned. */
export interface Shown<Snapshot, Shared, OwnDriver> {
  readonly driver: OwnDriver;
  readonly world: Shared;
  readonly snapshot: Snapshot;
  readonly stand: SystemState;
  /** Whether only a refused event was tried since the state was checked: an assertion must not let the page's clock run a second time. */
  readonly isAgain: boolean;
}

/** Compares the page with a state. The type of a method, since those of functions would not let one assertion serve several machines. */
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
  /** Left out, the event is tried once, as it is: then it has no payload. */
  readonly cases?:
    | readonly Event[]
    | ((previous: Snapshot, stand: SystemState) => readonly Event[]);
  readonly execute: (step: Step<Snapshot, Shared, Event, OwnDriver>) => Promise<void>;
  /** The places of the page's frame that it may change, instead of those of the model. */
  readonly changes?: readonly string[];
  /** Tries the event in a state that does not accept it, by its control or its absence: nothing may change. Required where there is such a state. */
  readonly sneak?: (step: Step<Snapshot, Shared, Event, OwnDriver>) => Promise<void>;
}

type InternalEvent = { readonly type: string; readonly output?: unknown; readonly error?: unknown };
type EventModels<Machine extends AnyStateMachine, Shared, OwnDriver> = {
  readonly [Type in EventFromLogic<Machine>['type']]?: EventModel<
    SnapshotFrom<Machine>,
    Shared,
    Case<Extract<EventFromLogic<Machine>, { type: Type }>>,
    OwnDriver
  > &
    ({ type: Type } extends Extract<EventFromLogic<Machine>, { type: Type }>
      ? unknown
      : { readonly cases: unknown });
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
  /** The same chart, written a second time from the specification; a machine that differs is refused. */
  readonly reference?: Reference;
  /** What else makes two states of the system different for the model; nothing by default. */
  readonly beside?: (stand: SystemState) => unknown;
  /** What surrounds the system, such as a browser. */
  readonly surroundings?: World;
  /** The most states that the system may have. */
  readonly limit: number;
  /** The tags of the projects that the model is about; all of them by default. */
  readonly tags?: readonly string[];
  /** The places of the page's frame (frame.ts) that an event may change; all else must stay as it is. Left out, nothing is compared. */
  readonly changes?: readonly string[];
  /** Brings the page to the machine's start. */
  start(driver: OwnDriver): Promise<Shared>;
  /** Events by type, or by `actor type` where they go to another actor of the system. */
  readonly events: EventModels<Machine, Shared, OwnDriver>;
  /** What this model's paths do not cover, by an event's type or a transition's name, and why: another model's do, or the page does not offer it. */
  readonly elsewhere?: { readonly [typeOrName: string]: string };
  /** Assertions by state (`editing.failed`): each compares the page with the whole of value and context. */
  readonly states: {
    readonly [state: string]: Assertion<SnapshotFrom<Machine>, Shared, OwnDriver>;
  };
}

export type AnyEventModel = EventModel<AnyMachineSnapshot, unknown, AnyEventObject, Driver>;

/** A definition without the types of its machine, as the engine handles it. */
export type AnyModelDefinition = Omit<
  ModelDefinition<AnyStateMachine, unknown>,
  'events' | 'states' | 'start'
> & {
  start(driver: Driver): Promise<unknown>;
  readonly events: { readonly [type: string]: AnyEventModel };
  readonly states: { readonly [state: string]: Assertion<AnyMachineSnapshot, unknown, Driver> };
};
