import type { Path, PathModel } from './pathModel';
import { generatorNames } from './generators';
import { eventInWords } from '../../src/charts/words';
import { actionInWords } from './actionInWords';
import { Run } from './Run';

/** What there is to a path, in order. */
export interface Course {
  /** The events, in words. */
  readonly events: readonly string[];
  /** The states to expect, value and context, the first one before any event. */
  readonly states: readonly string[];
  /** What the machine asks for, in words: actions, actors and timers, each with the event that it follows. */
  readonly actions: readonly string[];
}

/** A path as the list shows it. */
export interface ListedPath extends Course {
  readonly id: string;
  readonly model: string;
  /** The id of the machine. */
  readonly machine: string;
  readonly generator: string;
}

/** Which paths to list; everything where a name is left out. */
export interface Filter {
  /** The id of a machine or the name of a model. */
  readonly machine?: string | undefined;
  readonly generator?: string | undefined;
}

/** The paths of some models; throws where a name is unknown, and says which are known. */
export function listPaths(models: readonly PathModel[], filter: Filter): ListedPath[] {
  refuseUnknown(models, filter);
  return pathsOf(models, filter);
}

const isOf = ({ name, machine }: PathModel, wanted: string | undefined) =>
  !wanted || [name, machine.id].includes(wanted);

/** Throws where a name is unknown, and says which are known. */
export function refuseUnknown(
  models: readonly PathModel[],
  { machine: wanted, generator }: Filter,
): void {
  if (!models.some((model) => isOf(model, wanted))) {
    const known = [...models.map(({ name }) => name), ...models.map(({ machine }) => machine.id)];
    throw new Error(unknown('machine', wanted, known));
  }
  if (generator && !generatorNames.some((name) => name === generator)) {
    throw new Error(unknown('generator', generator, generatorNames));
  }
}

/** The paths of the models and generators that a filter names. */
export function pathsOf(
  models: readonly PathModel[],
  { machine, generator }: Filter,
): ListedPath[] {
  const chosen = generatorNames.filter((name) => !generator || name === generator);
  return models
    .filter((model) => isOf(model, machine))
    .flatMap((model) =>
      chosen.flatMap((name) => model.pathsBy(name).map((path) => listed(model, name, path))),
    );
}

const listed = (model: PathModel, generator: string, path: Path): ListedPath => ({
  id: path.id,
  model: model.name,
  machine: model.machine.id,
  generator,
  events: path.steps.slice(1).map(({ event }) => eventInWords(event)),
  states: path.steps.map(({ state }) => state.identity),
  actions: actionsOf(model, path),
});

/** What the model's own actor asks for on a path; that it starts says the machine itself. */
function actionsOf({ subject }: PathModel, { steps }: Path): string[] {
  const run = new Run(subject);
  return steps.flatMap(({ event }, index) => {
    if (index > 0) {
      if (!run.stand.can(event)) return [];
      run.send(event);
    }
    return run.requests
      .filter(({ actor }) => actor === run.name)
      .map(
        ({ action: type, params }) =>
          `${actionInWords({ type, params })} on ${eventInWords(event)}`,
      );
  });
}

const unknown = (what: string, name: string | undefined, known: readonly string[]) =>
  `There is no ${what} "${name}"; there are ${[...new Set(known)].join(', ')}`;
