import path from 'node:path';
import { parseArgs } from 'node:util';
import type { TestCase } from '@playwright/test/reporter';
import { type GeneratorName, generatorNames } from './generators';
import type { Asked } from './losses';
import type { PathModel } from './pathModel';
import { departures, type Pins, pinsOf } from './pins';

/** A run of Playwright at its end. */
interface Ended {
  /** What the command line said after `playwright`. */
  readonly args: readonly string[];
  readonly tests: readonly TestCase[];
  readonly models: readonly PathModel[];
  /** Every model in every project of the run. */
  readonly rows: readonly Asked[];
  readonly pins: Pins | undefined;
}

/** What a green run would hide: that it walked less than is pinned, or only at a second try. Each says what to do. */
export function shortfalls({ args, tests, models, rows, pins }: Ended): string[] {
  const flaky = tests
    .filter((test) => test.outcome() === 'flaky')
    .map(
      (test) =>
        `Only a second try passed: ${test.titlePath().filter(Boolean).join(' › ')}\n` +
        '    Look at what its first try found; what passes by chance is a fault of the page or of the test',
    );
  if (!pins) return flaky;
  return [
    ...flaky,
    ...departures(pinsOf(models, pins.specs, pins.command), pins),
    ...unwalked(args, rows, pins),
  ];
}

/** What takes a part of the files' tests away. */
const narrowing = ['grep', 'shard', 'last-failed', 'only-changed', 'test-list', 'list'];

/** The specs and the paths that the command line asks for and the run did not have. */
function unwalked(args: readonly string[], rows: readonly Asked[], pins: Pins): string[] {
  const [command, ...rest] = args;
  if (command !== 'test') return [];
  const { filters, options } = readCommand(rest);
  const missing = filters
    .filter((filter) => !pins.specs.some((file) => isNamed(file, filter)))
    .map((filter) => `No spec is "${filter}": it is misspelt, or its file is missing`);
  const isNarrowed = narrowing.some((option) => option in options);
  if (isNarrowed || ('project' in options && 'grep-invert' in options)) return missing;
  const specs = pins.specs.filter(
    (file) => filters.length === 0 || filters.some((filter) => isNamed(file, filter)),
  );
  const generators = generatorNames.filter((name) =>
    specs.some((file) => path.basename(file) === `${name}.spec.ts`),
  );
  const lacks = (generator: (typeof generators)[number]) =>
    Object.entries(pins.models).flatMap(([name, pin]) => {
      const wanted = pin[generator]['paths'] ?? 0;
      const own = rows.filter(({ model }) => model.name === name);
      const most = Math.max(0, ...own.map((row) => walkedBy(row, generator)));
      // One project need not be one that a model is about.
      const isElsewhere = 'project' in options && own.some(({ model }) => model.tags);
      return most >= wanted || (isElsewhere && most === 0)
        ? []
        : `Of ${wanted} paths in the ${generator} of "${name}" ${most} ran: ` +
            `look at ${generator}.spec.ts, at the tags of the model, and for tests that are skipped`;
    });
  return [...missing, ...generators.flatMap(lacks)];
}

/** Whether a pattern of the command line names a file: Playwright looks for it in the whole path. */
const isNamed = (file: string, filter: string) =>
  new RegExp(filter.replace(/:\d+$/, ''), 'i').test(path.resolve(file));

/** How many of a model's paths were walked in a project, whatever came of them. */
const walkedBy = ({ model, reports }: Asked, generator: GeneratorName) => {
  const walked = new Set(reports.map(({ path: id }) => id));
  return model.pathsBy(generator).filter(({ id }) => walked.has(id)).length;
};

/** The command line of `playwright test`: patterns for files, and options, of which these take a value. */
function readCommand(args: readonly string[]) {
  const names = ['config', 'project', 'grep-invert', 'workers', 'reporter', 'retries', 'timeout'];
  const more = ['output', 'repeat-each', 'max-failures', 'trace', 'global-timeout', 'tsconfig'];
  const { values, positionals } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    options: {
      ...Object.fromEntries([...names, ...more].map((name) => [name, { type: 'string' as const }])),
      config: { type: 'string', short: 'c' },
      grep: { type: 'string', short: 'g' },
      workers: { type: 'string', short: 'j' },
      shard: { type: 'string' },
    },
  });
  return { filters: positionals, options: values };
}
