import { transitionDefinitions } from './definitions';
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

/** What there is to take in a model. */
export interface Target extends Taken {
  readonly paths: readonly Path[];
}

/** Everything that a run has to take of a model; what the page does not offer is left out. */
export function targetOf(model: PathModel, paths: readonly Path[]): Target {
  const excused = new Set(unofferedDefinitions(model, model.graph));
  return {
    paths,
    definitions: [...transitionDefinitions(model.machine).values()].filter(
      (name) => !excused.has(name),
    ),
    transitions: model.graph.transitions.map(({ previous, event }) =>
      transitionKey(previous, event),
    ),
  };
}

/** What of `target` none of the `reports` took. */
export function untaken(target: Target, reports: readonly Taken[]): Taken {
  const definitions = new Set(reports.flatMap((report) => report.definitions));
  const transitions = new Set(reports.flatMap((report) => report.transitions));
  return {
    definitions: target.definitions.filter((name) => !definitions.has(name)),
    transitions: target.transitions.filter((key) => !transitions.has(key)),
  };
}
