import { transitionsOf } from '../../src/devtools/charts/traversal';
import { transitionKey } from './explore';
import { type GeneratorName, generatorNames, generators, pairKey, pairsOf } from './generators';
import type { AnyModelDefinition } from './ModelDefinition';
import type { PathModel } from './pathModel';

const criteria = ['definitions', 'transitions', 'pairs', 'sneaks'] as const;
type Criterion = (typeof criteria)[number];

/**
 * The names or keys of the covered items by criterion: definitions (the transitions of the charts), transitions between states of the
 * system, pairs of those, and sneaks.
 */
export type Covered = Readonly<Record<Criterion, readonly string[]>>;

export const byCriterion = <Value>(valueOf: (criterion: Criterion) => Value) =>
  Object.fromEntries(criteria.map((each) => [each, valueOf(each)])) as Record<Criterion, Value>;

export const together = (all: readonly Covered[]): Covered =>
  byCriterion((criterion) => [...new Set(all.flatMap((each) => each[criterion]))]);

export const coverageAttachment = 'path coverage';

/** The coverage of one test, and the number of steps that it took. */
export interface CoverageReport extends Covered {
  readonly model: string;
  readonly path: string;
  readonly steps: number;
}

/** Everything that the paths of a model must cover. It leaves out the definitions that the model excuses. */
export function targetOf(model: PathModel): Covered {
  const { machine, graph } = model;
  const excused = new Set(excusedDefinitions(model));
  const names = [...transitionsOf(machine).values()].map(({ name }) => name);
  return {
    definitions: names.filter((name) => !excused.has(name)),
    transitions: graph.transitions.map(transitionKey),
    pairs: pairsOf(graph).map(pairKey),
    sneaks: graph.sneaks.map(transitionKey),
  };
}

/** The part of `target` that none of the `reports` covers. */
export function untaken(target: Covered, reports: readonly Covered[]): Covered {
  const taken = together(reports);
  return byCriterion((criterion) => {
    const names = new Set(taken[criterion]);
    return target[criterion].filter((name) => !names.has(name));
  });
}

/** A model in one project of the run: the ids of the paths that the run was asked to walk, and what these paths covered, in which spec. */
export interface Asked {
  readonly project: string;
  readonly model: PathModel;
  readonly asked: ReadonlySet<string>;
  readonly reports: readonly (CoverageReport & { readonly generator: string })[];
}

/** The criteria that a run must meet. A generator's criteria count only if the run was asked to walk all paths of the generator. */
export const demandedOf = ({ model, asked }: Asked): ReadonlySet<Criterion> => {
  const isWhole = (name: GeneratorName) => {
    const paths = model.pathsBy(name);
    return paths.length > 0 && paths.every(({ id }) => asked.has(id));
  };
  return new Set(generatorNames.filter(isWhole).flatMap((name) => [...generators[name].covers]));
};

/** The items that a model's walks in a project did not cover, of the criteria that the run must meet. */
export function coverageGaps(row: Asked): string[] {
  const { project, model, reports } = row;
  const left = untaken(targetOf(model), reports);
  return [...demandedOf(row)]
    .flatMap((criterion) => left[criterion])
    .map((name) => `${project}, ${model.name}: ${name}`);
}

/** The names of the definitions that no path of the model has to take: other models cover them, or they do nothing. */
export function excusedDefinitions(definition: AnyModelDefinition): string[] {
  const { machine, events, elsewhere = {} } = definition;
  const inert = inertTypes(definition);
  return [...transitionsOf(machine)]
    .filter(
      ([{ eventType }, { name }]) =>
        eventType in elsewhere ||
        name in elsewhere ||
        (inert.has(eventType) && !(eventType in events)),
    )
    .map(([, { name }]) => name);
}

/**
 * The types of events whose transitions have no target and no actions, such as an empty `onError`, which hides an error from the parent.
 */
function inertTypes({ machine }: Pick<AnyModelDefinition, 'machine'>): ReadonlySet<string> {
  const all = [...transitionsOf(machine).keys()];
  const active = all.filter(({ target, actions }) => target !== undefined || actions.length > 0);
  const types = new Set(active.map(({ eventType }) => eventType));
  return new Set(all.map(({ eventType }) => eventType).filter((type) => !types.has(type)));
}
