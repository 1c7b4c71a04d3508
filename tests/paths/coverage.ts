import { transitionDefinitions } from './transitionDefinitions';
import type { Path, PathModel } from './pathModel';
import { unofferedDefinitions } from './refusals';
import { transitionKey } from './walk';
import type { Taken } from './walk';

/** The name of the attachment by which a test tells the reporter what it took. */
export const attachment = 'path coverage';

/** What one test took, and what that cost. */
export interface Report extends Taken {
  readonly model: string;
  readonly path: string;
  readonly steps: number;
  readonly loads: number;
}

/** Everything that the paths of a model have to take; what the page does not offer is left out. */
export function targetOf(model: PathModel): Taken {
  const excused = new Set(unofferedDefinitions(model, model.graph));
  return {
    definitions: [...transitionDefinitions(model.machine).values()].filter(
      (name) => !excused.has(name),
    ),
    transitions: model.graph.transitions.map(({ previous, event }) =>
      transitionKey(previous, event),
    ),
  };
}

/** What of `target` none of the `reports` took. */
export function untaken(target: Taken, reports: readonly Taken[]): Taken {
  const definitions = new Set(reports.flatMap((report) => report.definitions));
  const transitions = new Set(reports.flatMap((report) => report.transitions));
  return {
    definitions: target.definitions.filter((name) => !definitions.has(name)),
    transitions: target.transitions.filter((key) => !transitions.has(key)),
  };
}

/** A model in one project of the run: the paths it has, and those that the run was asked to walk. */
export interface Asked {
  readonly project: string;
  readonly model: PathModel;
  readonly paths: readonly Path[];
  readonly asked: ReadonlySet<string>;
  readonly reports: readonly Report[];
}

/** What the walks of a model in a project left out; nothing if the run was narrowed to some of the model's paths. */
export function losses({ project, model, paths, asked, reports }: Asked): string[] {
  if (!paths.every(({ id }) => asked.has(id))) return [];
  const { definitions, transitions } = untaken(targetOf(model), reports);
  return [...definitions, ...transitions].map((name) => `${project}, ${model.name}: ${name}`);
}
