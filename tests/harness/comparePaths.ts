import { isDeepStrictEqual } from 'node:util';
import { type Course, type Filter, type ListedPath, pathsOf, refuseUnknown } from './listPaths';
import type { PathModel } from './pathModel';

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

/** How the paths of some models differ after a change; throws where a name is unknown before and after it. */
export function comparePaths(
  before: readonly PathModel[],
  after: readonly PathModel[],
  filter: Filter,
): Difference[] {
  refuseUnknown([...before, ...after], filter);
  return differences(pathsOf(before, filter), pathsOf(after, filter));
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
