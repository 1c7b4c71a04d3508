import path from 'node:path';
import type { TestCase } from '@playwright/test/reporter';
import type { Asked } from './coverageGaps';
import { type GeneratorName, generatorNames } from './generators';
import type { PathModel } from './pathModel';
import { stepsBy } from './summary';

/** The pins: how many paths and steps each generator makes of each model. They are stored, so that a run that walks fewer fails. */
export interface Pins {
  /** The command that updates the stored pins. */
  readonly command: string;
  /** The folder of the generators' specs, relative to the project's root. */
  readonly specs: string;
  /** The numbers by the model's name, then by `tour paths`, `tour steps` and so on. */
  readonly models: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The pins of some models, counted anew and sorted by name. */
export const pinsOf = (
  models: readonly PathModel[],
  { command, specs }: Pick<Pins, 'command' | 'specs'>,
): Pins => ({
  command,
  specs,
  models: Object.fromEntries(
    models
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((model) => [
        model.name,
        Object.fromEntries(
          generatorNames.flatMap((name) => [
            [`${name} paths`, model.pathsBy(name).length],
            [`${name} steps`, stepsBy(model, name)],
          ]),
        ),
      ]),
  ),
});

/** The differences between the models and their pins, each with advice; empty if there are none. */
export function departures(now: Pins, pinned: Pins): string[] {
  const advice = `if it is meant, run \`${pinned.command}\` and read the difference`;
  const names = new Set([...Object.keys(pinned.models), ...Object.keys(now.models)]);
  return [...names].toSorted().flatMap((name) => {
    const [is, was] = [now.models[name], pinned.models[name]];
    if (!was) return [`The model "${name}" is not pinned: ${advice}`];
    if (!is) return [`The model "${name}" is pinned and is no more: ${advice}`];
    return Object.entries(is)
      .filter(([what, number]) => was[what] !== number)
      .map(
        ([what, number]) =>
          `The model "${name}" has ${number} ${what}, where ${was[what]} are pinned: ${advice}`,
      );
  });
}

/** A run of Playwright that has ended. */
interface Ended {
  /** The arguments of the command line after `playwright`. */
  readonly args: readonly string[];
  /** The folder that the titles of the specs are relative to. */
  readonly folder: string;
  readonly tests: readonly TestCase[];
  readonly models: readonly PathModel[];
  /** Every model in every project of the run. */
  readonly rows: readonly Asked[];
  readonly pins: Pins | undefined;
}

/** The reasons not to trust a run without failures, with advice: it walked less than is pinned. */
export function shortfalls(ended: Ended): string[] {
  const { models, pins } = ended;
  return pins ? [...departures(pinsOf(models, pins), pins), ...unwalked(ended, pins)] : [];
}

/** The specs and paths that the command line asks for and that did not run. */
function unwalked({ args: [command, ...args], folder, tests, rows }: Ended, pins: Pins): string[] {
  const has = (...names: readonly string[]) =>
    args.some((word) => names.some((name) => word.split('=')[0] === `--${name}`));
  const isNarrowed =
    args.includes('-g') || has('grep', 'shard', 'last-failed', 'only-changed', 'test-list', 'list');
  const isWhole = command === 'test' || command === 'merge-reports';
  if (!isWhole || isNarrowed || (has('project') && has('grep-invert'))) return [];
  const filters = filtersIn(args);
  const files = new Set(tests.map((test) => path.join(folder, test.titlePath()[2] ?? '')));
  const missing = filters
    .filter((filter) => ![...files].some((file) => isNamed(file, filter)))
    .map((filter) => `No test is in "${filter}": it is misspelt, or its file is missing or empty`);
  const asked = generatorNames.filter((name) => {
    const file = path.join(pins.specs, `${name}.spec.ts`);
    return filters.length === 0 || filters.some((filter) => isNamed(file, filter));
  });
  const lacks = (generator: GeneratorName) =>
    Object.entries(pins.models).flatMap(([name, pin]) => {
      const wanted = pin[`${generator} paths`] ?? 0;
      const own = rows.filter(({ model }) => model.name === name);
      const most = Math.max(0, ...own.map((row) => walkedBy(row, generator)));
      // With `--project`, a model whose tags belong to other projects need not run.
      const isElsewhere = has('project') && own.some(({ model }) => model.tags);
      return most >= wanted || (isElsewhere && most === 0)
        ? []
        : `Of ${wanted} paths in the ${generator} of "${name}" ${most} ran: ` +
            `look at ${generator}.spec.ts, at the tags of the model, and for tests that are skipped`;
    });
  return [...missing, ...asked.flatMap(lacks)];
}

/** The arguments of the command line that name specs, without options and their values. */
const filtersIn = (args: readonly string[]) =>
  args.filter(
    (word, index) =>
      /spec|\/$/.test(word) &&
      !word.startsWith('-') &&
      !/^(-[cg]|--(config|grep|grep-invert|output))$/.test(args[index - 1] ?? ''),
  );

/** Whether an argument of the command line names a file. Playwright takes it as a pattern and searches the whole path. */
const isNamed = (file: string, filter: string) =>
  new RegExp(filter.replace(/:\d+$/, ''), 'i').test(path.resolve(file));

/**
 * How many of a model's paths by a generator were walked in a project by the generator's own spec, whether they passed or failed. Another
 * spec may walk the same paths on a page that was changed.
 */
const walkedBy = ({ model, reports }: Asked, generator: GeneratorName) => {
  const own = reports.filter((report) => report.generator === generator);
  const walked = new Set(own.map(({ path: id }) => id));
  return model.pathsBy(generator).filter(({ id }) => walked.has(id)).length;
};
