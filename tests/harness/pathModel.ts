import { createHash } from 'node:crypto';
import { TestModel } from '@xstate/test';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { valueInWords } from '../../src/devtools/charts/words';
import { eventsOf, explore, type StateGraph } from './explore';
import {
  type Generate,
  type GeneratorName,
  generators,
  pathThrough,
  type SystemPath,
} from './generators';
import type { AnyModelDefinition, Driver, ModelDefinition } from './ModelDefinition';
import { refusalsOfReference } from './Reference';
import { refusalsOfDefinition, refusalsOfGraph } from './modelRefusals';
import { Run } from './Run';
import { type Case, keyOf, type SystemState } from './SystemState';

/** A path to walk, with an id that stays the same as long as its events do. */
export interface Path extends SystemPath {
  readonly id: string;
}

/** A checked model of a machine, with the graph of all that can happen to the machine. */
export interface PathModel extends AnyModelDefinition {
  readonly graph: StateGraph;
  readonly possibleAt: (state: SystemState) => readonly Case<AnyEventObject>[];
  readonly paths: (generate: Generate) => Path[];
  /** The paths of the generator with this name; they are made once. */
  readonly pathsBy: (name: GeneratorName) => readonly Path[];
  /** The path of a list of events; undefined if one of them is not possible and has no sneak. */
  readonly pathOf: (events: readonly AnyEventObject[]) => Path | undefined;
}

/** Makes a model of a definition. Throws, with every reason, if a test of the model could pass without testing. */
export function pathModel<Machine extends AnyStateMachine, Shared, Page extends Driver>(
  typed: ModelDefinition<Machine, Shared, Page>,
): PathModel {
  const definition = typed as unknown as AnyModelDefinition;
  refuse(definition, refusalsOfDefinition(definition));
  const graph = explore(definition);
  refuse(definition, [
    ...refusalsOfReference(definition, graph),
    ...refusalsOfGraph(definition, graph),
  ]);
  return modelOf(definition, graph);
}

/** A model with too many states to explore: its paths are random, and their coverage is not counted. */
export function unexploredModel<Machine extends AnyStateMachine, Shared, Page extends Driver>(
  typed: Omit<ModelDefinition<Machine, Shared, Page>, 'limit'>,
): PathModel {
  const definition = { ...typed, limit: Number.MAX_SAFE_INTEGER } as unknown as AnyModelDefinition;
  refuse(definition, refusalsOfDefinition(definition));
  return modelOf(definition, {
    start: '',
    takenAtStart: [],
    states: new Map(),
    transitions: [],
    sneaks: [],
    answered: new Set(),
  });
}

function refuse({ name }: AnyModelDefinition, reasons: readonly string[]): void {
  if (reasons.length === 0) return;
  throw new Error([`The model "${name}" is refused:`, ...reasons].join('\n- '));
}

function modelOf(definition: AnyModelDefinition, graph: StateGraph): PathModel {
  const { name, events } = definition;
  const { events: possibleAt } = eventsOf(definition);
  // `as never`: TestModel does not read this object, and only passes it to the generators.
  const model = new TestModel({ graph, possibleAt } as never, {});
  const withId = (path: SystemPath): Path => {
    const made = JSON.stringify([name, path.steps.map(({ event }) => event)]);
    return { ...path, id: createHash('sha256').update(made).digest('hex').slice(0, 8) };
  };
  const made = new Map<GeneratorName, readonly Path[]>();
  const paths: PathModel['paths'] = (generate) =>
    (model.getPaths(generate as never) as unknown as SystemPath[]).map(withId);
  return {
    ...definition,
    graph,
    possibleAt,
    paths,
    pathsBy(generator) {
      const before = made.get(generator) ?? paths(generators[generator].generate);
      made.set(generator, before);
      return before;
    },
    pathOf(list) {
      const run = new Run(definition);
      const first = run.state;
      const steps: SystemPath['steps'] = [];
      for (const event of list) {
        const isPossible = run.state.can(event);
        const executor = events[keyOf(event)];
        if (!executor || (!isPossible && !executor.sneak)) return undefined;
        if (isPossible) run.send(event);
        steps.push({ event, state: run.state });
      }
      return withId(pathThrough(first, steps));
    },
  };
}

/** The title of a path's test: the states on the path (shortened), the number of steps and the path's id. */
export function titleOf({ steps, id }: Path): string {
  const states = steps.map(({ state }) => valueInWords(state.value));
  const shown = states.length > 5 ? [...states.slice(0, 3), '…', ...states.slice(-1)] : states;
  return `${shown.join(' → ')} (${steps.length - 1} steps, ${id})`;
}

/** The id of a path, read from the title of its test; empty for other tests. */
export const idIn = (title: string): string => /, ([0-9a-f]{8})\)$/.exec(title)?.[1] ?? '';
