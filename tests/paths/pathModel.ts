import { createHash } from 'node:crypto';
import { TestModel } from '@xstate/test';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate';
import type { PathGenerator, StatePath } from 'xstate/graph';
import type { Language } from '../../src/content/bilingual';
import { activeNodes } from './definitions';
import { explore, identity } from './explore';
import type { StateGraph } from './explore';
import { refusals } from './refusals';
import type { Layout, Site } from './Site';

/** An event with one thing more: which way it happens, where there are several. Machines do not look at it. */
export type Case<Event> = Event & { readonly by?: string };

/** What a state assertion gets; `world` is what the model's `start` returned. */
export interface Shown<Snapshot, World> {
  readonly site: Site;
  readonly world: World;
  readonly snapshot: Snapshot;
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
export interface Definition<Machine extends AnyStateMachine, World> {
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
export type AnyDefinition = Omit<
  Definition<AnyStateMachine, unknown>,
  'events' | 'states' | 'start'
> & {
  start(site: Site): Promise<unknown>;
  readonly events: {
    readonly [type: string]: EventModel<AnyMachineSnapshot, unknown, AnyEventObject>;
  };
  readonly states: { readonly [state: string]: Assertion<AnyMachineSnapshot, unknown> };
};

/** A path to walk, with an id that stays the same as long as its events do. */
export interface Path extends StatePath<AnyMachineSnapshot, AnyEventObject> {
  readonly id: string;
}

/** A machine's model, checked, with all that can happen in it. */
export interface PathModel extends AnyDefinition {
  readonly graph: StateGraph;
  paths(generator: PathGenerator<AnyMachineSnapshot, AnyEventObject, unknown>): Path[];
}

/** The types of the events that a machine knows in a snapshot, its own timers' and actors' among them. */
const eventTypes = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set(activeNodes(snapshot).flatMap(({ ownEvents }) => ownEvents.map(String))),
];

const casesIn = (
  { cases }: EventModel<AnyMachineSnapshot, unknown, AnyEventObject>,
  snapshot: AnyMachineSnapshot,
) => (typeof cases === 'function' ? cases(snapshot) : cases);

/** Makes a model of a definition; throws, with every reason, where a test of it could pass without testing. */
export function pathModel<Machine extends AnyStateMachine, World>(
  typed: Definition<Machine, World>,
): PathModel {
  const definition = typed as unknown as AnyDefinition;
  const { machine, name, limit, events, from } = definition;
  const enabled = (snapshot: AnyMachineSnapshot) =>
    eventTypes(snapshot)
      .flatMap((type) => (events[type] ? casesIn(events[type], snapshot) : []))
      .filter((event) => snapshot.can(event));

  const before = refusals.ofDefinition(definition);
  if (before.length > 0) throw refused(name, before);
  const graph = explore(machine, { events: enabled, limit, fromState: from });
  const after = refusals.ofGraph(definition, graph);
  if (after.length > 0) throw refused(name, after);

  const model = new TestModel(machine, {
    events: enabled,
    limit,
    ...(from && { fromState: from }),
    stateMatcher: (snapshot, state) => snapshot.matches(state),
    serializeState: (snapshot, event, previous) =>
      JSON.stringify([identity(snapshot), event, previous && identity(previous)]),
  });
  return {
    ...definition,
    graph,
    paths: (generator) =>
      model.getPaths(generator).map((path) => ({ ...path, id: idOf(name, path) })),
  };
}

const refused = (name: string, reasons: readonly string[]) =>
  new Error(
    `The model "${name}" is refused:\n${reasons.map((reason) => `- ${reason}`).join('\n')}`,
  );

function idOf(name: string, { steps }: StatePath<AnyMachineSnapshot, AnyEventObject>): string {
  const events = steps.map(({ event }) => event);
  return createHash('sha256')
    .update(JSON.stringify([name, events]))
    .digest('hex')
    .slice(0, 8);
}
