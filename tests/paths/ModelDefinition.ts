import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate';
import type { Language } from '../../src/content/bilingual';
import type { Layout, Site } from './Site';

/** An event with one thing more: which way it happens, where there are several. Machines do not look at it. */
export type Case<Event> = Event & { readonly by?: string };

/** What a state assertion gets; `world` is what the model's `start` returned. */
export interface Shown<Snapshot, World> {
  readonly site: Site;
  readonly world: World;
  readonly snapshot: Snapshot;
  /**
   * Whether the same state has been checked before and only a sneak was tried since: what a check lets pass of the time
   * that a state has is then gone already.
   */
  readonly isAgain: boolean;
}

/** Compares the page with a state. Declared as a method, so that one that asks for less can stand for many states. */
export type Assertion<Snapshot, World> = {
  check(shown: Shown<Snapshot, World>): Promise<void>;
}['check'];

/** What an executor gets. */
export interface Step<Snapshot, World, Event> {
  readonly site: Site;
  readonly world: World;
  readonly previous: Snapshot;
  readonly event: Event;
  readonly next: Snapshot;
}

/** An event in the model: the cases in which it is tried, and how each is made to happen in the browser. */
export interface EventModel<Snapshot, World, Event> {
  readonly cases: readonly Event[] | ((previous: Snapshot) => readonly Event[]);
  execute(step: Step<Snapshot, World, Event>): Promise<void>;
  /**
   * Tries the event in a state that does not accept it: expects its control to be absent, or acts all the same and
   * expects to have done so. The page must then show the same state as before. Needed where a visitor's event is not accepted in every state.
   */
  sneak?(step: Step<Snapshot, World, Event>): Promise<void>;
}

/** An event that the page does not offer: why, and the expectation, after each step, that its control is not there. */
export interface Unoffered {
  readonly because: string;
  absent(site: Site): Promise<void>;
}

type InternalEvent = { readonly type: string; readonly output?: unknown; readonly error?: unknown };
type EventModels<Machine extends AnyStateMachine, World> = {
  readonly [Type in EventFromLogic<Machine>['type']]?: EventModel<
    SnapshotFrom<Machine>,
    World,
    Case<Extract<EventFromLogic<Machine>, { type: Type }>>
  >;
} & {
  readonly [Type in `xstate.${string}`]?: EventModel<
    SnapshotFrom<Machine>,
    World,
    Case<InternalEvent>
  >;
};

/** How a machine is tried in the browser. */
export interface ModelDefinition<Machine extends AnyStateMachine, World> {
  /** Unique among the models, and readable in a test's title. */
  readonly name: string;
  readonly machine: Machine;
  /** Where the machine starts on this page; its own initial snapshot unless given. */
  readonly from?: SnapshotFrom<Machine>;
  /** The most snapshots that the machine may have. */
  readonly limit: number;
  /** The layout or language that the model is about; all of them unless given. */
  readonly only?: { readonly layout?: Layout; readonly language?: Language };
  /** Brings the page to the machine's start. */
  start(site: Site): Promise<World>;
  readonly events: EventModels<Machine, World>;
  readonly unoffered?: { readonly [type: string]: Unoffered };
  /** Assertions by state (`editing.failed`): each compares the page with the whole of value and context. */
  readonly states: { readonly [state: string]: Assertion<SnapshotFrom<Machine>, World> };
}

/** A definition whose types nobody needs any more. */
export type AnyModelDefinition = Omit<
  ModelDefinition<AnyStateMachine, unknown>,
  'events' | 'states' | 'start'
> & {
  start(site: Site): Promise<unknown>;
  readonly events: {
    readonly [type: string]: EventModel<AnyMachineSnapshot, unknown, AnyEventObject>;
  };
  readonly states: { readonly [state: string]: Assertion<AnyMachineSnapshot, unknown> };
};
