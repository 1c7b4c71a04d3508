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
import type { Environment, Within } from './Run';
import type { Case, SystemState } from './SystemState';

/** The page under test. Each project writes a driver of its own, by which its models act on the page and read it. */
export interface Driver {
  readonly page: Page;
  /** Called after each action. A driver drops its stored readings of the page here, since the action may have changed the page. */
  acted?(): void;
  /**
   * Reads everything on the page that a visitor could notice. The harness compares two readings to find what a step changed; without this
   * method, it does not compare. `isAgain` forces a new reading.
   */
  frame?(isAgain: boolean): Promise<Frame>;
  /**
   * Returns gestures that are possible on any page, such as switching to another tab and back. They are made at the end of each path, and
   * must leave the page unchanged.
   */
  gestures?(): Promise<readonly Gesture[]>;
  /** Called after each event. May change the page without a step of the model; returns the places (frame.ts) that it may have changed. */
  meanwhile?(): Promise<readonly string[]>;
  /** Checks what must hold on every page at any time, and that no error occurred since the page was opened. */
  check(): Promise<void>;
  /** Opens a new page in a new browser context, with the settings of the test, and returns its driver. */
  anew(info: TestInfo): Promise<Driver>;
}

/** Something that a person does to a page and then undoes, such as turning the device. */
export interface Gesture {
  readonly name: string;
  readonly act: () => Promise<void>;
  /** The places of the page (frame.ts) that the gesture may change. */
  readonly changes: readonly string[];
}

/** The argument of a state assertion. `world` is the value that the model's `start` returned. */
export interface Shown<Snapshot, Shared, OwnDriver> {
  readonly driver: OwnDriver;
  readonly world: Shared;
  readonly snapshot: Snapshot;
  readonly state: SystemState;
  /** True if only a refused event was tried since the last check. The assertion must then not advance the page's clock. */
  readonly isAgain: boolean;
}

/**
 * Compares the page with a state. Declared as a method, since TypeScript checks the parameters of methods less strictly, so that one
 * assertion can serve several machines.
 */
export type Assertion<Snapshot, Shared, OwnDriver> = {
  check(shown: Shown<Snapshot, Shared, OwnDriver>): Promise<void>;
}['check'];

/** The argument of an executor, which is an event's `execute` or `sneak`. */
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

/** An event in the model: the cases (payloads) in which it is tried, and how it is caused in the browser. */
export interface EventModel<Snapshot, Shared, Event, OwnDriver> {
  /** If omitted, the event is tried once, without a payload. */
  readonly cases?:
    | readonly Event[]
    | ((previous: Snapshot, state: SystemState) => readonly Event[]);
  readonly execute: (step: Step<Snapshot, Shared, Event, OwnDriver>) => Promise<void>;
  /** The places of the page that the event may change. If given, they replace the `changes` of the model. */
  readonly changes?: readonly string[];
  /**
   * Tries the event in a state that does not accept it: uses its control anyway, or expects that the control is missing. Nothing may
   * change. Required if there is such a state.
   */
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

/** How a machine is tested in the browser. */
export interface ModelDefinition<Machine extends AnyStateMachine, Shared, OwnDriver = Driver> {
  /** Unique among the models, and readable in a test's title. */
  readonly name: string;
  readonly machine: Machine;
  /** The system of actors that contains the machine. By default the machine is the root of its own system. */
  readonly within?: Within;
  /** The same chart, written a second time from the specification. The harness refuses the model if the machine differs from it. */
  readonly reference?: Reference;
  /** Further data, besides the machine's value and context, by which the model tells two states apart. */
  readonly beside?: (state: SystemState) => unknown;
  /** A model of the environment of the system, such as a browser with its history. */
  readonly environment?: Environment;
  /** The greatest number of states that the system may have. */
  readonly limit: number;
  /** The tags of the Playwright projects in which the model's paths are walked; by default all projects. */
  readonly tags?: readonly string[];
  /** The places of the page (frame.ts) that an event may change; everything else must stay as it is. If omitted, nothing is compared. */
  readonly changes?: readonly string[];
  /** Brings the page to the initial state of the machine. */
  start(driver: OwnDriver): Promise<Shared>;
  /** The events by their type. The key of an event for another actor of the system is `actor type`. */
  readonly events: EventModels<Machine, Shared, OwnDriver>;
  /**
   * The events and transitions that this model's paths do not cover, by type or name, each with the reason: another model covers it, or the
   * page does not offer it.
   */
  readonly elsewhere?: { readonly [typeOrName: string]: string };
  /** The assertions by state (`editing.failed`). Each compares the page with the value and the whole context of the machine. */
  readonly states: {
    readonly [state: string]: Assertion<SnapshotFrom<Machine>, Shared, OwnDriver>;
  };
}

export type AnyEventModel = EventModel<AnyMachineSnapshot, unknown, AnyEventObject, Driver>;

/** A definition of any machine: the harness works with this type, which does not know the machine's own types. */
export type AnyModelDefinition = Omit<
  ModelDefinition<AnyStateMachine, unknown>,
  'events' | 'states' | 'start'
> & {
  start(driver: Driver): Promise<unknown>;
  readonly events: { readonly [type: string]: AnyEventModel };
  readonly states: { readonly [state: string]: Assertion<AnyMachineSnapshot, unknown, Driver> };
};
