import { createHash } from 'node:crypto';
import { TestModel } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { PathGenerator, StatePath } from 'xstate/graph';
import { activeNodes } from './transitionDefinitions';
import { explore, identity } from './explore';
import type { StateGraph } from './explore';
import type { AnyModelDefinition, EventModel, ModelDefinition } from './ModelDefinition';
import { generators } from './generators';
import type { GeneratorName } from './generators';
import { refusals } from './refusals';

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
}

/** The types of the events that a machine knows in a snapshot, its own timers' and actors' among them. */
const eventTypes = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set(activeNodes(snapshot).flatMap(({ ownEvents }) => ownEvents.map(String))),
];

const casesIn = (
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
  const { machine, name, limit, events, from } = definition;
  const enabled = (snapshot: AnyMachineSnapshot) =>
    eventTypes(snapshot)
      .flatMap((type) => (events[type] ? casesIn(events[type], snapshot) : []))
      .filter((event) => snapshot.can(event));

  const sneaks = (snapshot: AnyMachineSnapshot) =>
    Object.entries(events)
      .filter(([type]) => !type.startsWith('xstate.'))
      .flatMap(([, model]) => unlike(casesIn(model, snapshot)))
      .filter((event) => !snapshot.can(event));

  const before = refusals.ofDefinition(definition);
  if (before.length > 0) throw refused(name, before);
  const graph = explore(machine, { events: enabled, sneaks, limit, fromState: from });
  const after = refusals.ofGraph(definition, graph);
  if (after.length > 0) throw refused(name, after);

  const options = {
    events: enabled,
    // Not an option of the library, which hands it on to the generators as it is.
    sneaks,
    limit,
    ...(from && { fromState: from }),
    stateMatcher: (snapshot: AnyMachineSnapshot, state: string) => snapshot.matches(state),
    serializeState: (
      snapshot: AnyMachineSnapshot,
      event?: AnyEventObject,
      previous?: AnyMachineSnapshot,
    ) => JSON.stringify([identity(snapshot), event, previous && identity(previous)]),
  } satisfies Partial<TestModel<AnyMachineSnapshot, AnyEventObject, unknown>['options']> & {
    sneaks: typeof sneaks;
  };
  const model = new TestModel(machine, options);
  const paths: PathModel['paths'] = (generator) =>
    model.getPaths(generator).map((path) => ({ ...path, id: idOf(name, path) }));
  const made = new Map<GeneratorName, readonly Path[]>();
  return {
    ...definition,
    graph,
    paths,
    pathsBy(generator) {
      const known = made.get(generator) ?? paths(generators[generator].generate);
      made.set(generator, known);
      return known;
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
