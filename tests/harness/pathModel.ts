import { createHash } from 'node:crypto';
import { TestModel } from '@xstate/test';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { activeStates } from '../../src/charts/traversal';
import { casesAt, keyOf } from './casesAt';
import type { Driver } from './Driver';
import { explore, transitionKey } from './explore';
import type { StateGraph } from './explore';
import type { Generate } from './Generate';
import { generators } from './generators';
import type { GeneratorName } from './generators';
import type { AnyModelDefinition, ModelDefinition } from './ModelDefinition';
import { refusals } from './refusals';
import { Run, type Subject } from './Run';
import type { Case, Stand } from './Stand';
import { type StandPath, statePath } from './statePath';

/** A path to walk, with an id that stays the same as long as its events do. */
export interface Path extends StandPath {
  readonly id: string;
}

/** A machine's model, checked, with all that can happen in it. */
export interface PathModel extends AnyModelDefinition {
  readonly subject: Subject;
  readonly graph: StateGraph;
  /** What can happen at a stand. */
  readonly possibleAt: (stand: Stand) => readonly Case<AnyEventObject>[];
  readonly paths: (generate: Generate) => Path[];
  /** The paths of a generator by its name, made once. */
  readonly pathsBy: (name: GeneratorName) => readonly Path[];
  /** The path of a list of events; undefined where one of them can neither happen nor be tried in vain. */
  readonly pathOf: (events: readonly AnyEventObject[]) => Path | undefined;
}

/** The keys of the events that the machines of a stand know there, their own timers and actors among them. */
const known = (stand: Stand): ReadonlySet<string> =>
  new Set(
    stand.names.flatMap((name) =>
      activeStates(stand.of(name)).flatMap(({ ownEvents }) =>
        ownEvents.map((type) => (name === stand.name ? String(type) : `${name} ${String(type)}`)),
      ),
    ),
  );

/** The first of the cases that differ in the way they happen alone: nothing happens in any of them. */
const unlike = (cases: readonly AnyEventObject[]) => [
  ...new Map(
    cases
      .toReversed()
      .map((event) => [JSON.stringify({ ...event, by: undefined }), event] as const),
  ).values(),
];

/** Makes a model of a definition; throws, with every reason, where a test of it could pass without testing. */
export function pathModel<Machine extends AnyStateMachine, Shared, Page extends Driver>(
  typed: ModelDefinition<Machine, Shared, Page>,
): PathModel {
  const definition = typed as unknown as AnyModelDefinition;
  const before = refusals.ofDefinition(definition);
  if (before.length > 0) throw refused(definition.name, before);
  const subject = subjectOf(definition);
  const graph = explore(subject, { ...eventsOf(definition), limit: definition.limit });
  const after = refusals.ofGraph(definition, graph);
  if (after.length > 0) throw refused(definition.name, after);
  return modelOf(definition, subject, graph);
}

/** A model that is too large to explore: its paths are made by chance, and nothing of it is counted. */
export function unexploredModel<Machine extends AnyStateMachine, Shared, Page extends Driver>(
  typed: Omit<ModelDefinition<Machine, Shared, Page>, 'limit'>,
): PathModel {
  const definition = { ...typed, limit: Number.MAX_SAFE_INTEGER } as unknown as AnyModelDefinition;
  const before = refusals.ofDefinition(definition);
  if (before.length > 0) throw refused(definition.name, before);
  const graph: StateGraph = {
    start: '',
    takenAtStart: [],
    stands: new Map(),
    transitions: [],
    sneaks: [],
    answered: new Set(),
  };
  return modelOf(definition, subjectOf(definition), graph);
}

const subjectOf = ({ machine, within, beside, surroundings }: AnyModelDefinition): Subject => ({
  machine,
  within,
  beside,
  world: surroundings,
});

/** The events of a model at a stand: those that can happen, and those that a visitor may try in vain. */
function eventsOf({ events, surroundings }: AnyModelDefinition) {
  const all = Object.entries(events);
  return {
    events: (stand: Stand) => {
      const here = known(stand);
      return all
        .filter(([key]) => here.has(key) || key.startsWith(`${surroundings?.name} `))
        .flatMap((each) => casesAt(each, stand))
        .filter((event) => stand.can(event));
    },
    sneaks: (stand: Stand) =>
      all
        .filter(([key]) => !/(?:^| )xstate\./.test(key))
        .flatMap((each) => unlike(casesAt(each, stand)))
        .filter((event) => !stand.can(event)),
  };
}

function modelOf(definition: AnyModelDefinition, subject: Subject, graph: StateGraph): PathModel {
  const { name, limit, events } = definition;
  // The graph is no option of the library, which hands it on to the generators as it is.
  const options = {
    ...eventsOf(definition),
    limit,
    graph,
    stateMatcher: (stand: Stand, state: string) => stand.snapshot.matches(state),
    serializeState: (stand: Stand, event?: AnyEventObject, previous?: Stand) =>
      JSON.stringify([stand.identity, event, previous?.identity]),
  };
  const model = new TestModel(logicOf(graph) as never, options as never);
  const withId = (path: StandPath) => ({ ...path, id: idOf(name, path) });
  const made = new Map<GeneratorName, readonly Path[]>();
  const paths: PathModel['paths'] = (generate) =>
    (model.getPaths(generate as never) as unknown as StandPath[]).map(withId);
  return {
    ...definition,
    subject,
    graph,
    possibleAt: options.events,
    paths,
    pathsBy(generator) {
      const before = made.get(generator) ?? paths(generators[generator].generate);
      made.set(generator, before);
      return before;
    },
    pathOf(list) {
      const run = new Run(subject);
      const first = run.stand;
      const walk: StandPath['steps'] = [];
      for (const event of list) {
        const previous = walk.at(-1)?.state ?? first;
        const executor = events[keyOf(event)];
        const isPossible = previous.can(event);
        if (!executor || (!isPossible && !executor.sneak)) return undefined;
        if (isPossible) run.send(event);
        walk.push({ event, state: run.stand });
      }
      return withId(statePath(first, walk));
    },
  };
}

/** A graph as `@xstate/test` takes it: logic whose snapshots are stands. */
function logicOf({ start, stands, transitions }: StateGraph) {
  const nexts = new Map(transitions.map((each) => [transitionKey(each), each.next]));
  return {
    getInitialSnapshot: () => stands.get(start),
    transition: (previous: Stand, event: AnyEventObject) =>
      nexts.get(transitionKey({ previous, event })) ?? previous,
    getPersistedSnapshot: (stand: Stand) => stand,
  };
}

const refused = (name: string, reasons: readonly string[]) =>
  new Error(
    `The model "${name}" is refused:\n${reasons.map((reason) => `- ${reason}`).join('\n')}`,
  );

function idOf(name: string, { steps }: StandPath): string {
  const events = steps.map(({ event }) => event);
  return createHash('sha256')
    .update(JSON.stringify([name, events]))
    .digest('hex')
    .slice(0, 8);
}

/** A path once more, apart from the page: the run after the start, and after each of its events that can happen. */
export function* replay({ subject }: PathModel, { steps }: Path): Generator<Run> {
  const run = new Run(subject);
  yield run;
  for (const { event } of steps.slice(1)) {
    if (!run.stand.can(event)) continue;
    run.send(event);
    yield run;
  }
}
