import type { FullResult, TestCase, TestResult } from '@playwright/test/reporter';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coverageAttachment, targetOf } from './coverageGaps';
import { CoverageReporter } from './CoverageReporter';
import { lightModel as model } from './example/lightModel';
import { type GeneratorName, generatorNames } from './generators';
import { idIn, titleOf } from './pathModel';
import { type Pins, pinsOf } from './pins';

const target = targetOf(model);

const specs = '/example';
const pins = pinsOf([model], { command: 'make pins', specs });

const testsOf = (project: string, outcome = 'expected', generator: GeneratorName = 'tour') =>
  model.pathsBy(generator).map(
    (walked) =>
      ({
        title: titleOf(walked),
        parent: { project: () => ({ name: project }) },
        outcome: () => outcome,
        location: { file: `${specs}/${generator}.spec.ts` },
        titlePath: () => ['', project, 'tour.spec.ts', 'light', titleOf(walked)],
      }) as unknown as TestCase,
  );
const all = testsOf('en-desktop');

interface Ended {
  readonly tests?: readonly TestCase[];
  /** What each test covered otherwise than all. */
  readonly taken?: Partial<typeof target>;
  /** The tests that reported what they covered. */
  readonly reporting?: readonly TestCase[];
  readonly pinned?: Pins;
  readonly args?: readonly string[];
  readonly status?: FullResult['status'];
}

/** The end of a run. */
async function end({
  tests = all,
  taken,
  reporting = tests,
  pinned,
  args = ['test'],
  status = 'passed',
}: Ended) {
  const reporter = new CoverageReporter([model], pinned, args);
  reporter.onBegin({}, { allTests: () => [...tests] });
  for (const test of reporting) {
    const times = [500, 10, 30, 20];
    const own = { model: 'light', path: idIn(test.title), steps: 3, loads: 1, times };
    const body = Buffer.from(JSON.stringify({ ...target, ...taken, ...own }));
    const attachments = [{ name: coverageAttachment, contentType: 'application/json', body }];
    reporter.onTestEnd(test, { attachments } as unknown as TestResult);
  }
  await reporter.onEnd({ status });
}

const log = vi.spyOn(console, 'log');
const written = () => log.mock.calls.flat().join('\n');

describe('the coverage reporter', () => {
  beforeEach(() => {
    log.mockImplementation(() => {});
  });
  afterEach(() => {
    vi.clearAllMocks();
  });

  it('lets a run pass that took everything, and prints what that cost', async () => {
    await end({ tests: [...testsOf('ar-desktop'), ...testsOf('en-mobile')] });
    expect(written()).toMatch(/^light\s+3\/3\s+4\/4\s+3\/3\s+–\s+4\s+4\s+2\s+6\s+2$/m);
    expect(written()).toContain('6 steps: 20 ms at the median, 30 ms at the 95th percentile');
    expect(written()).toContain('2 starts: 500 ms at the median');
  });

  const { light = {} } = pins.models;
  const more = { ...pins, models: { light: { ...light, 'tour steps': 9 } } };
  const none = 'Of 1 paths in the tour of "light" 0 ran: look at tour.spec.ts';
  const both = [...testsOf('ar-desktop'), ...testsOf('en-mobile')];

  // By an error, since a merge of shards asks no reporter for a status.
  it.each<[string, Ended, string | RegExp]>([
    [
      'left a definition out',
      { taken: { definitions: target.definitions.slice(1) } },
      'No path took:\n  en-desktop, light: green: ask → amber',
    ],
    ...(['pairs', 'sneak'] as const).map((generator): [string, Ended, string] => [
      `left something out of the ${generator}`,
      {
        tests: testsOf('en-desktop', 'expected', generator),
        taken: { pairs: target.pairs.slice(1), sneaks: target.sneaks.slice(1) },
      },
      'No path took',
    ]),
    ['left all out in one of its projects', { tests: both, reporting: all }, 'No path took'],
    [
      'has less than is pinned',
      { pinned: more },
      'Not all of it ran:\n  The model "light" has 4 tour steps, where 9 are pinned: if it is meant, run `make pins`',
    ],
    ['has a model that is not pinned', { pinned: { ...pins, models: {} } }, 'is not pinned'],
    [
      'lacks a model that is pinned',
      { pinned: { ...pins, models: { light, door: {} } } },
      'The model "door" is pinned and is no more',
    ],
    [
      'lacks the spec that it was asked for',
      { pinned: pins, args: ['test', 'tuor.spec'] },
      'No test is in "tuor.spec": it is misspelt, or its file is missing or empty',
    ],
    ['declared no path', { tests: [], pinned: pins }, none],
    ['skipped all paths', { reporting: [], pinned: pins, args: ['test', 'example/'] }, none],
    [
      'needed a second try',
      { tests: testsOf('en-desktop', 'flaky') },
      /Only a second try passed: en-desktop › tour.spec.ts › light › .*\n.*Look at what its first try found/,
    ],
  ])('fails a run that %s', async (_, ended, reason) => {
    await expect(end(ended)).rejects.toThrow(reason);
  });

  it.each<[string, Ended]>([
    ['was asked for no path', { tests: [] }],
    [
      'walked what is pinned',
      {
        tests: generatorNames.flatMap((name) => testsOf('en-desktop', 'expected', name)),
        pinned: pins,
      },
    ],
    [
      'names specs by a pattern',
      { pinned: pins, args: ['test', '-c', 'light.spec', '(tour|dark)[.]spec.ts:7'] },
    ],
    ['was narrowed', { tests: [], pinned: pins, args: ['test', '--grep', 'menu'] }],
    ['lists its tests', { reporting: [], args: ['test', '--list'] }],
  ])('lets a run pass that %s', async (_, ended) => {
    await expect(end(ended)).resolves.toBeUndefined();
  });

  it('says what to do about a server that it has not started', () => {
    new CoverageReporter([model]).onError({ message: 'http://localhost:4273 is already used, …' });
    expect(written()).toContain('end that server, or have the run take another port');
  });
});
