import path from 'node:path';
import type { TestCase } from '@playwright/test/reporter';
import type { Asked } from './coverageGaps';
import { type GeneratorName, generatorNames } from './generators';
import type { PathModel } from './pathModel';

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
  /** The folder of the generators' specs, relative to the project's root. */
  readonly specs: string;
}

/** The reasons not to trust a run without failures, with advice: specs and paths that the command line asks for and that did not run. */
export function shortfalls(ended: Ended): string[] {
  const { folder, tests, models, rows, specs } = ended;
  const [command, ...args] = ended.args;
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
    const file = path.join(specs, `${name}.spec.ts`);
    return filters.length === 0 || filters.some((filter) => isNamed(file, filter));
  });
  const lacks = (generator: GeneratorName) =>
    models.flatMap((model) => {
      const { name } = model;
      const wanted = model.pathsBy(generator).length;
      const own = rows.filter((row) => row.model === model);
      const most = Math.max(0, ...own.map((row) => walkedBy(row, generator)));
      // With `--project`, a model whose tags belong to other projects need not run.
      const isElsewhere = has('project') && model.tags;
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
