import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject } from 'xstate';
import { eventInWords } from '../../src/devtools/charts/words';
import { generatorNames } from './generators';
import type { Path, PathModel } from './pathModel';
import { replay } from './Run';

/** What happens on a path, in order. */
export interface Course {
  /** The events, in words. */
  readonly events: readonly string[];
  /** The expected states, value and context, beginning with the initial one. */
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

/** Which paths to list; all if a name is omitted. */
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

const refuse = (what: string, name: string | undefined, known: readonly string[]) => {
  throw new Error(`There is no ${what} "${name}"; there are ${[...new Set(known)].join(', ')}`);
};

/** Throws where a name is unknown, and says which are known. */
function refuseUnknown(models: readonly PathModel[], { machine, generator }: Filter): void {
  if (!models.some((model) => isOf(model, machine)))
    refuse('machine', machine, [
      ...models.map(({ name }) => name),
      ...models.map((model) => model.machine.id),
    ]);
  if (generator && !generatorNames.some((name) => name === generator))
    refuse('generator', generator, generatorNames);
}

/** The paths of the models and generators that a filter names. */
function pathsOf(models: readonly PathModel[], { machine, generator }: Filter): ListedPath[] {
  const chosen = generatorNames.filter((name) => !generator || name === generator);
  return models
    .filter((model) => isOf(model, machine))
    .flatMap((model) =>
      chosen.flatMap((name) =>
        model.pathsBy(name).map((path) => ({
          id: path.id,
          model: model.name,
          machine: model.machine.id,
          generator: name,
          events: path.steps.slice(1).map(({ event }) => eventInWords(event)),
          states: path.steps.map(({ state }) => state.identity),
          actions: actionsOn(model, path),
        })),
      ),
    );
}

/** The actions that the model's own actor asks for on a path. */
function actionsOn(model: PathModel, path: Path): string[] {
  const actions: string[] = [];
  for (const { name, requests, stand } of replay(model, path)) {
    const [event = { type: 'xstate.init' }] = stand.events.slice(-1);
    const own = requests.filter(({ actor }) => actor === name);
    for (const { action: type, params } of own)
      actions.push(`${actionInWords({ type, params })} on ${eventInWords(event)}`);
  }
  return actions;
}

/** An action's parameters as plain data, without functions and references to actors, which cannot be compared. */
export const comparable = (params: unknown): unknown =>
  JSON.parse(
    JSON.stringify(params ?? null, (name, value: unknown) =>
      value instanceof Error
        ? value.message
        : typeof value === 'function' || name === 'actorRef' || name === 'xstate$$type'
          ? undefined
          : value,
    ),
  );

/** An action in a few words: its type and parameters, or what a timer sends and when. */
function actionInWords({ type, params }: { type: string; params?: unknown }): string {
  const { event, delay } = Object(params) as { event: AnyEventObject; delay?: number };
  if (type === 'xstate.raise' && delay !== undefined)
    return `${eventInWords(event)} in ${delay} ms`;
  return eventInWords(params ? { type, params: comparable(params) } : { type });
}

/** How the paths of one model and generator differ between two versions. */
export interface Difference {
  readonly change: 'added' | 'removed' | 'changed';
  readonly model: string;
  readonly generator: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** How many steps the paths have before and after. */
  readonly steps: readonly [before: number, after: number];
  /** What is only on the paths before, and only on those after. */
  readonly gone: Course;
  readonly come: Course;
}

const kindOf = ({ model, generator }: ListedPath) => `${generator} ${model}`;

/** How the paths of some models differ after a change; throws where a name is unknown before and after it. */
export function comparePaths(
  before: readonly PathModel[],
  after: readonly PathModel[],
  filter: Filter,
): Difference[] {
  refuseUnknown([...before, ...after], filter);
  const [allBefore, allAfter] = [pathsOf(before, filter), pathsOf(after, filter)];
  const keys = new Set([...allBefore, ...allAfter].map(kindOf));
  return [...keys].flatMap((key) => {
    const old = allBefore.filter((path) => kindOf(path) === key);
    const now = allAfter.filter((path) => kindOf(path) === key);
    const [first] = [...now, ...old];
    if (!first || isDeepStrictEqual(old, now)) return [];
    return [
      {
        change: old.length === 0 ? 'added' : now.length === 0 ? 'removed' : 'changed',
        model: first.model,
        generator: first.generator,
        before: old.map(({ id }) => id),
        after: now.map(({ id }) => id),
        steps: [stepsOf(old), stepsOf(now)],
        gone: without(old, now),
        come: without(now, old),
      },
    ];
  });
}

const stepsOf = (list: readonly ListedPath[]) => list.flatMap(({ events }) => events).length;

/** What is on the first paths only, without repetition. */
function without(these: readonly ListedPath[], those: readonly ListedPath[]): Course {
  const alone = (part: keyof Course) => {
    const others = new Set(those.flatMap((path) => path[part]));
    return [...new Set(these.flatMap((path) => path[part]))].filter((each) => !others.has(each));
  };
  return { events: alone('events'), states: alone('states'), actions: alone('actions') };
}

/** A difference as text: the paths, then what is removed and added. */
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
