import { isDeepStrictEqual } from 'node:util';
import type { Path, PathModel } from './pathModel';
import { generators } from './generators';
import type { GeneratorName } from './generators';
import { eventInWords } from '../../src/charts/words';
import { actionInWords } from './actionInWords';
import { Run } from './Run';

/** What there is to a path, in order. */
interface Course {
  /** What happens, in words. */
  readonly events: readonly string[];
  /** The states to expect, value and context, the first one before anything happens. */
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

/** How the paths of some models differ after a change; throws where a name is unknown before and after it. */
export function comparePaths(
  before: readonly PathModel[],
  after: readonly PathModel[],
  filter: Filter,
): Difference[] {
  refuseUnknown([...before, ...after], filter);
  return differences(pathsOf(before, filter), pathsOf(after, filter));
}

const isOf = ({ name, machine }: PathModel, wanted: string | undefined) =>
  !wanted || [name, machine.id].includes(wanted);
const names = Object.keys(generators) as GeneratorName[];

function refuseUnknown(models: readonly PathModel[], { machine: wanted, generator }: Filter): void {
  if (!models.some((model) => isOf(model, wanted))) {
    const known = [...models.map(({ name }) => name), ...models.map(({ machine }) => machine.id)];
    throw new Error(unknown('machine', wanted, known));
  }
  if (generator && !names.some((name) => name === generator)) {
    throw new Error(unknown('generator', generator, names));
  }
}

function pathsOf(models: readonly PathModel[], { machine, generator }: Filter): ListedPath[] {
  const chosen = names.filter((name) => (generator ? name === generator : name !== 'stock'));
  return models
    .filter((model) => isOf(model, machine))
    .flatMap((model) =>
      chosen.flatMap((name) =>
        // A model of another version may not know this generator by its name.
        model.paths(generators[name].generate).map((path) => listed(model, name, path)),
      ),
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

/** What differs between two lists: paths by what makes them (model and generator), and what of them comes and goes. */
export interface Difference {
  readonly change: 'added' | 'removed' | 'changed';
  readonly model: string;
  readonly generator: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** How many steps the paths have before and after. */
  readonly steps: readonly [before: number, after: number];
  /** What there is only before, or only after. */
  readonly gone: Course;
  readonly come: Course;
}

const idsOf = (list: readonly ListedPath[]) => list.map(({ id }) => id);
const stepsOf = (list: readonly ListedPath[]) => list.flatMap(({ events }) => events).length;

/** What is in the first paths alone, each thing once. */
function without(these: readonly ListedPath[], those: readonly ListedPath[]): Course {
  const alone = (part: keyof Course) => {
    const others = new Set(those.flatMap((path) => path[part]));
    return [...new Set(these.flatMap((path) => path[part]))].filter((each) => !others.has(each));
  };
  return { events: alone('events'), states: alone('states'), actions: alone('actions') };
}

/** Compares the paths before a change to the machines with those after it. */
function differences(before: readonly ListedPath[], after: readonly ListedPath[]): Difference[] {
  const keys = new Set(
    [...before, ...after].map(({ model, generator }) => `${generator} ${model}`),
  );
  return [...keys].flatMap((key) => {
    const own = (list: readonly ListedPath[]) =>
      list.filter(({ model, generator }) => `${generator} ${model}` === key);
    const [old, now] = [own(before), own(after)];
    const [first] = [...now, ...old];
    if (!first || isDeepStrictEqual(old, now)) return [];
    return [
      {
        change: old.length === 0 ? 'added' : now.length === 0 ? 'removed' : 'changed',
        model: first.model,
        generator: first.generator,
        before: idsOf(old),
        after: idsOf(now),
        steps: [stepsOf(old), stepsOf(now)],
        gone: without(old, now),
        come: without(now, old),
      },
    ];
  });
}

/** A difference in a few lines: the paths, then what goes and what comes. */
export function differenceInWords(difference: Difference): string {
  const { change, model, generator, before, after, steps, gone, come } = difference;
  const lines = [...courseInWords('-', gone), ...courseInWords('+', come)];
  return [
    `${change}: ${model}, ${generator}: ${before.join(' ') || 'none'} (${steps[0]} steps) → ${after.join(' ') || 'none'} (${steps[1]} steps)`,
    ...(lines.length > 0 ? lines : ['  the same in another order']),
  ].join('\n');
}

const courseInWords = (sign: '-' | '+', { events, states, actions }: Course): string[] => [
  ...events.map((event) => `  ${sign} event ${event}`),
  ...states.map((state) => `  ${sign} state ${state}`),
  ...actions.map((action) => `  ${sign} action ${action}`),
];
