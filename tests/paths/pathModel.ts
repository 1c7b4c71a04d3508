import { createHash } from 'node:crypto';
import { TestModel } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { PathGenerator, StatePath } from 'xstate/graph';
import { macrostep } from '../../src/inspector/model/macrostep';
import { activeNodes } from './transitionDefinitions';
import { explore, identity } from './explore';
import type { StateGraph } from './explore';
import type { AnyModelDefinition, EventModel, ModelDefinition } from './ModelDefinition';
import { generators } from './generators';
import type { GeneratorName } from './generators';
import { refusals } from './refusals';
import { statePath } from './statePath';

/** A path to walk, with an id that stays the same as long as its events do. */
export interface Path extends StatePath<AnyMachineSnapshot, AnyEventObject> {
  readonly id: string;
}

/** A machine's model, checked, with all that can happen in it. */
export interface PathModel extends AnyModelDefinition {
  readonly graph: StateGraph;
  paths(generator: PathGenerator<AnyMachineSnapshot, AnyEventObject, unknown>): Path[];
  /** The paths of a generator by its name, made once. */
  pathsBy(name: GeneratorName): readonly Path[];
  /** The path of a list of events; undefined where one of them can neither happen nor be tried in vain. */
  pathOf(events: readonly AnyEventObject[]): Path | undefined;
}

/** The types of the events that a machine knows in a snapshot, its own timers' and actors' among them. */
const eventTypes = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set(activeNodes(snapshot).flatMap(({ ownEvents }) => ownEvents.map(String))),
];

/** The cases of an event in a snapshot. */
export const casesIn = (
  { cases }: EventModel<AnyMachineSnapshot, unknown, AnyEventObject>,
  snapshot: AnyMachineSnapshot,
) => (typeof cases === 'function' ? cases(snapshot) : cases);

/** The first of the cases that differ in the way they happen alone: nothing happens in any of them. */
const unlike = (cases: readonly AnyEventObject[]) => [
  ...new Map(
    cases
      .toReversed()
      .map((event) => [JSON.stringify({ ...event, by: undefined }), event] as const),
  ).values(),
];

/** Makes a model of a definition; throws, with every reason, where a test of it could pass without testing. */
export function pathModel<Machine extends AnyStateMachine, World>(
  typed: ModelDefinition<Machine, World>,
): PathModel {
  const definition = typed as unknown as AnyModelDefinition;
  const { machine, name, limit, from } = definition;
  const before = refusals.ofDefinition(definition);
  if (before.length > 0) throw refused(name, before);
  const graph = explore(machine, { ...eventsOf(definition), limit, fromState: from });
  const after = refusals.ofGraph(definition, graph);
  if (after.length > 0) throw refused(name, after);
  return modelOf(definition, graph);
}

/** A model that is too large to explore: its paths are made by chance, and nothing of it is counted. */
export function unexploredModel(definition: AnyModelDefinition): PathModel {
  const before = refusals.ofDefinition(definition);
  if (before.length > 0) throw refused(definition.name, before);
  const graph = { start: '', takenAtStart: [], snapshots: new Map(), transitions: [], sneaks: [] };
  return modelOf(definition, graph);
}

/** The events of a model in a snapshot: those that can happen, and those that a visitor may try in vain. */
function eventsOf({ events }: AnyModelDefinition) {
  return {
    events: (snapshot: AnyMachineSnapshot) =>
      eventTypes(snapshot)
        .flatMap((type) => (events[type] ? casesIn(events[type], snapshot) : []))
        .filter((event) => snapshot.can(event)),
    sneaks: (snapshot: AnyMachineSnapshot) =>
      Object.entries(events)
        .filter(([type]) => !type.startsWith('xstate.'))
        .flatMap(([, model]) => unlike(casesIn(model, snapshot)))
        .filter((event) => !snapshot.can(event)),
  };
}

function modelOf(definition: AnyModelDefinition, graph: StateGraph): PathModel {
  const { machine, name, limit, events, from } = definition;
  // The sneaks are no option of the library, which hands them on to the generators as they are.
  const options = {
    ...eventsOf(definition),
    limit,
    ...(from && { fromState: from }),
    stateMatcher: (snapshot: AnyMachineSnapshot, state: string) => snapshot.matches(state),
    serializeState: (
      snapshot: AnyMachineSnapshot,
      event?: AnyEventObject,
      previous?: AnyMachineSnapshot,
    ) => JSON.stringify([identity(snapshot), event, previous && identity(previous)]),
  };
  const model = new TestModel(machine, options);
  const withId = (path: StatePath<AnyMachineSnapshot, AnyEventObject>) => ({
    ...path,
    id: idOf(name, path),
  });
  const made = new Map<GeneratorName, readonly Path[]>();
  const paths: PathModel['paths'] = (generator) => model.getPaths(generator).map(withId);
  return {
    ...definition,
    graph,
    paths,
    pathsBy(generator) {
      const known = made.get(generator) ?? paths(generators[generator].generate);
      made.set(generator, known);
      return known;
    },
    pathOf(list) {
      const first = from ?? macrostep(machine).next;
      const walk: { event: AnyEventObject; next: AnyMachineSnapshot }[] = [];
      for (const event of list) {
        const previous = walk.at(-1)?.next ?? first;
        const known = events[event.type];
        if (!known || (!previous.can(event) && !known.sneak)) return undefined;
        walk.push({ event, next: macrostep(machine, previous, event).next });
      }
      return withId(statePath(first, walk));
    },
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
