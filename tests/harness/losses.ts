import { transitionsOf } from '../../src/charts/traversal';
import { transitionKey } from './explore';
import { generatorNames, generators } from './generators';
import type { GeneratorName } from './generators';
import { pairKey, pairsOf } from './pairs';
import type { PathModel } from './pathModel';
import { excusedDefinitions } from './excusedDefinitions';
import type { CoverageReport } from './CoverageReport';
import { together } from './Covered';
import type { Covered } from './Covered';

/** Everything that the paths of a model have to take; what the page does not offer is left out. */
export function targetOf(model: PathModel): Covered {
  const excused = new Set(excusedDefinitions(model, model.graph));
  return {
    definitions: [...transitionsOf(model.machine).values()]
      .map(({ name }) => name)
      .filter((name) => !excused.has(name)),
    transitions: model.graph.transitions.map(transitionKey),
    pairs: pairsOf(model.graph).map(pairKey),
    sneaks: model.graph.sneaks.map(transitionKey),
  };
}

/** What of `target` none of the `reports` took. */
export function untaken(target: Covered, reports: readonly Covered[]): Covered {
  const taken = together(reports);
  const without = (criterion: keyof Covered) => {
    const names = new Set(taken[criterion]);
    return target[criterion].filter((name) => !names.has(name));
  };
  return {
    definitions: without('definitions'),
    transitions: without('transitions'),
    pairs: without('pairs'),
    sneaks: without('sneaks'),
  };
}

/** A model in one project of the run: the ids of the paths that the run was asked to walk, and what they took. */
export interface Asked {
  readonly project: string;
  readonly model: PathModel;
  readonly asked: ReadonlySet<string>;
  readonly reports: readonly CoverageReport[];
}

/** The generators all of whose paths the run was asked to walk: what they cover can be demanded. */
export const wholeGenerators = ({ model, asked }: Asked): GeneratorName[] =>
  generatorNames.filter((name) => {
    const paths = model.pathsBy(name);
    return paths.length > 0 && paths.every(({ id }) => asked.has(id));
  });

/** What the walks of a model in a project left out; nothing of what the run was not asked for in full. */
export function losses(row: Asked): string[] {
  const { project, model, reports } = row;
  const demanded = new Set(wholeGenerators(row).flatMap((name) => [...generators[name].covers]));
  const left = untaken(targetOf(model), reports);
  return [...demanded]
    .flatMap((criterion) => left[criterion])
    .map((name) => `${project}, ${model.name}: ${name}`);
}
