import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Driver } from './Driver';
import { eventsOf } from './eventsOf';
import { explore } from './explore';
import type { StateGraph } from './explore';
import type { Generate } from './Generate';
import type { GeneratorName } from './generators';
import { modelOf, subjectOf } from './modelOf';
import type { AnyModelDefinition, ModelDefinition } from './ModelDefinition';
import { refusalsOfDefinition } from './refusalsOfDefinition';
import { refusalsOfGraph } from './refusalsOfGraph';
import { refusalsOfReference } from './refusalsOfReference';
import type { Subject } from './Run';
import type { Case, Stand } from './Stand';
import type { StandPath } from './statePath';

/** A path to walk, with an id that stays the same as long as its events do. */
export interface Path extends StandPath {
  readonly id: string;
}

/** A machine's model, checked, with all that can happen in it. */
export interface PathModel extends AnyModelDefinition {
  readonly subject: Subject;
  readonly graph: StateGraph;
  /** The cases of events that are possible at a stand. */
  readonly possibleAt: (stand: Stand) => readonly Case<AnyEventObject>[];
  readonly paths: (generate: Generate) => Path[];
  /** The paths of a generator by its name, made once. */
  readonly pathsBy: (name: GeneratorName) => readonly Path[];
  /** The path of a list of events; undefined where one of them is neither possible nor can be tried in vain. */
  readonly pathOf: (events: readonly AnyEventObject[]) => Path | undefined;
}

/** Makes a model of a definition; throws, with every reason, where a test of it could pass without testing. */
export function pathModel<Machine extends AnyStateMachine, Shared, Page extends Driver>(
  typed: ModelDefinition<Machine, Shared, Page>,
): PathModel {
  const definition = typed as unknown as AnyModelDefinition;
  const before = refusalsOfDefinition(definition);
  if (before.length > 0) throw refused(definition.name, before);
  const subject = subjectOf(definition);
  const graph = explore(subject, { ...eventsOf(definition), limit: definition.limit });
  const after = [...refusalsOfReference(definition, graph), ...refusalsOfGraph(definition, graph)];
  if (after.length > 0) throw refused(definition.name, after);
  return modelOf(definition, subject, graph);
}

/** A model that is too large to explore: its paths are made by chance, and nothing of it is counted. */
export function unexploredModel<Machine extends AnyStateMachine, Shared, Page extends Driver>(
  typed: Omit<ModelDefinition<Machine, Shared, Page>, 'limit'>,
): PathModel {
  const definition = { ...typed, limit: Number.MAX_SAFE_INTEGER } as unknown as AnyModelDefinition;
  const before = refusalsOfDefinition(definition);
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

const refused = (name: string, reasons: readonly string[]) =>
  new Error(
    `The model "${name}" is refused:\n${reasons.map((reason) => `- ${reason}`).join('\n')}`,
  );
