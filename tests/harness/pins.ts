import { type generatorNames, generators } from './generators';
import { targetOf } from './losses';
import type { PathModel } from './pathModel';

type PinnedGenerator = (typeof generatorNames)[number];
type Numbers = Readonly<Record<string, number>>;

/** How much there is to a model: its states and cases, and of each generator its paths, their steps and what they cover. */
type Pin = Readonly<Record<'model' | PinnedGenerator, Numbers>>;

/**
 * What a whole run walks, written down: so that a path that is not made any more, or a spec that no run finds, is a
 * failure and not a green run of less.
 */
export interface Pins {
  /** What is typed to write them anew. */
  readonly command: string;
  readonly models: Readonly<Record<string, Pin>>;
  /** The files with browser tests, from the project's root. */
  readonly specs: readonly string[];
}

function pinOf(model: PathModel): Pin {
  const { graph } = model;
  const target = targetOf(model);
  const events = [...graph.transitions, ...graph.sneaks].map(({ event }) => JSON.stringify(event));
  const of = (name: PinnedGenerator): Numbers => {
    const paths = model.pathsBy(name);
    return {
      paths: paths.length,
      steps: paths.reduce((sum, { steps }) => sum + steps.length - 1, 0),
      ...Object.fromEntries(generators[name].covers.map((what) => [what, target[what].length])),
    };
  };
  return {
    model: { states: graph.stands.size, cases: new Set(events).size },
    tour: of('tour'),
    pairs: of('pairs'),
    sneak: of('sneak'),
  };
}

/** The pins of some models and files as they are now, sorted by name. */
export const pinsOf = (
  models: readonly PathModel[],
  specs: readonly string[],
  command: string,
): Pins => ({
  command,
  models: Object.fromEntries(
    models
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((model) => [model.name, pinOf(model)]),
  ),
  specs: specs.toSorted(),
});

/** Numbers on one line. */
const line = (numbers: Numbers): string =>
  JSON.stringify(numbers).replace('{', '{ ').replace('}', ' }').replaceAll(/[:,]/g, '$& ');

/** Pins as the file holds them: a line for each kind of number, so that a diff reads well. */
export function pinsAsText({ command, models, specs }: Pins): string {
  const blocks = Object.entries(models).map(([name, pin]) => {
    const lines = Object.entries(pin).map(([kind, numbers]) => `      "${kind}": ${line(numbers)}`);
    return `    ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n    }`;
  });
  const files = specs.map((file) => `    ${JSON.stringify(file)}`);
  return `{\n  "command": ${JSON.stringify(command)},\n  "models": {\n${blocks.join(',\n')}\n  },\n  "specs": [\n${files.join(',\n')}\n  ]\n}\n`;
}

/** Where models and files are not what is pinned, each with what to do; empty where they are. */
export function departures(now: Pins, pinned: Pins): string[] {
  const advice = `if it is meant, run \`${pinned.command}\` and read the difference`;
  const names = [...new Set([...Object.keys(pinned.models), ...Object.keys(now.models)])];
  return [
    ...names.toSorted().flatMap((name) => {
      const [is, was] = [now.models[name], pinned.models[name]];
      if (!was) return [`The model "${name}" is not pinned: ${advice}`];
      if (!is) return [`The model "${name}" is pinned and is no more: ${advice}`];
      return differences(is, was).map(
        (difference) => `The model "${name}" has ${difference}: ${advice}`,
      );
    }),
    ...pinned.specs
      .filter((file) => !now.specs.includes(file))
      .map((file) => `${file} is pinned and is missing: restore it; ${advice}`),
    ...now.specs
      .filter((file) => !pinned.specs.includes(file))
      .map((file) => `${file} is not pinned: ${advice}`),
  ];
}

const differences = (is: Pin, was: Pin): string[] =>
  (Object.keys(is) as (keyof Pin)[]).flatMap((kind) =>
    Object.entries(is[kind]).flatMap(([what, number]) => {
      const before = was[kind][what] ?? 0;
      const of = kind === 'model' ? what : `${what} in its ${kind}`;
      return before === number ? [] : [`${number} ${of}, where ${before} are pinned`];
    }),
  );
