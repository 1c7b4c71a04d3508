import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullResult, TestCase, TestResult } from '@playwright/test/reporter';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coverageAttachment, targetOf } from '../coverageGaps';
import { lightModel as model } from '../example/lightModel';
import { lightProject } from '../example/lightProject';
import { type GeneratorName, generatorNames } from '../generators';
import { idIn, titleOf } from '../pathModel';
import { PathsReporter } from './PathsReporter';
import type { ReportData } from './ReportData';

const target = targetOf(model);
const specs = '/example';

const testsOf = (
  project: string,
  outcome = 'expected',
  generator: GeneratorName = 'tour',
  spec: string = generator,
) =>
  model.pathsBy(generator).map((walked) => {
    const title = titleOf(walked);
    const file = `${spec}.spec.ts`;
    return {
      id: `${project} ${file} ${title}`,
      title,
      parent: { project: () => ({ name: project }) },
      outcome: () => outcome,
      titlePath: () => ['', project, file, 'light', title],
    } as unknown as TestCase;
  });
const all = testsOf('en-desktop');
const [tour] = all;
if (!tour) throw new Error('The light has no tour');
const home = { ...tour, id: 'home', title: 'shows the home page' } as TestCase;

const resultOf = (result: Partial<TestResult>) =>
  ({ status: 'failed', duration: 5, attachments: [], errors: [], ...result }) as TestResult;
/** The coverage report of a test that covered everything, but for the parts that `taken` replaces. */
const reported = ({ title }: TestCase, taken: Partial<typeof target> = {}) => {
  const report = { ...target, ...taken, model: 'light', path: idIn(title), steps: 3 };
  const body = Buffer.from(JSON.stringify(report));
  return { name: coverageAttachment, contentType: 'application/json', body };
};
const crash = { message: 'Error: worker process exited unexpectedly' };

interface Ended {
  readonly tests?: readonly TestCase[];
  /** Replaces parts of the full coverage that each test reports by default. */
  readonly taken?: Partial<typeof target>;
  readonly reporting?: readonly TestCase[];
  /** The results of the tests; by default all passed. */
  readonly results?: readonly (readonly [TestCase, TestResult])[];
  /** Whether the run must have walked all that its command line asks for. */
  readonly isChecked?: boolean;
  readonly args?: readonly string[];
  readonly status?: FullResult['status'];
}

const log = vi.spyOn(console, 'log');
const written = () => log.mock.calls.flat().join('\n');

describe('the paths reporter', () => {
  let folder = '';
  beforeEach(() => {
    log.mockImplementation(() => {});
    folder = mkdtempSync(path.join(tmpdir(), 'paths-report-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    vi.clearAllMocks();
  });
  afterAll(() => log.mockRestore());

  async function end({
    tests = all,
    taken = {},
    reporting = tests,
    results = reporting.map((test) => [
      test,
      resultOf({ status: 'passed', attachments: [reported(test, taken)] }),
    ]),
    isChecked = false,
    args = ['test'],
    status = 'passed',
  }: Ended) {
    const project = { ...lightProject, reports: folder };
    const reporter = new PathsReporter([model], project, isChecked ? specs : undefined, args);
    reporter.onBegin({ rootDir: specs }, { allTests: () => [...tests] });
    for (const [test, result] of results) reporter.onTestEnd(test, result);
    await reporter.onEnd({ status });
  }

  async function walksOf(...results: NonNullable<Ended['results']>) {
    await end({ tests: [], results });
    const data = readFileSync(path.join(folder, 'paths.json'), 'utf8');
    return (JSON.parse(data) as ReportData).walks;
  }

  it("shows Playwright's message for a test that was stopped before it reported anything", async () => {
    expect(await walksOf([tour, resultOf({ errors: [crash] })])).toEqual([
      {
        model: 'light',
        path: idIn(tour.title),
        generator: 'tour',
        project: 'en-desktop',
        isPassed: false,
        milliseconds: 5,
        command: `${lightProject.commands.walk} --project en-desktop --grep ${idIn(tour.title)}`,
        message: crash.message,
      },
    ]);
    expect(readFileSync(path.join(folder, 'paths.html'), 'utf8')).toContain(crash.message);
  });

  it('the report shows the screenshot of a failed test whose path passed to its end', async () => {
    const file = path.join(folder, 'screenshot.png');
    writeFileSync(file, 'picture');
    const picture = { name: 'screenshot', contentType: 'image/png', path: file };
    const walks = await walksOf([tour, resultOf({ attachments: [reported(tour), picture] })]);
    expect(walks).toMatchObject([{ report: target, screenshot: 'cGljdHVyZQ==' }]);
  });

  it('the report counts the last try of each test, and leaves out tests that were skipped or walk no path', async () => {
    const walks = await walksOf(
      [tour, resultOf({ errors: [crash] })],
      [tour, resultOf({ status: 'passed' })],
      [home, resultOf({})],
      [{ ...tour, id: 'other' }, resultOf({ status: 'skipped' })],
    );
    expect(walks.map(({ isPassed }) => isPassed)).toEqual([true]);
  });

  const both = [...testsOf('ar-desktop'), ...testsOf('en-mobile')];
  it('a run that covered everything passes, and prints how many steps it took', async () => {
    await end({ tests: both });
    expect(written()).toMatch(/^light\s+3\/3\s+4\/4\s+3\/3\s+–\s+6$/m);
  });

  const none = 'Of 1 paths in the tour of "light" 0 ran: look at tour.spec.ts';

  // The reporter throws to fail a run, since a merge of shards ignores the status that a reporter returns.
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
      'failed in one of its projects, and left all out in the other',
      { tests: both, results: [[tour, resultOf({ errors: [crash] })]] },
      'No path took',
    ],
    [
      'lacks the spec that it was asked for',
      { isChecked: true, args: ['test', 'tuor.spec'] },
      'No test is in "tuor.spec": it is misspelt, or its file is missing or empty',
    ],
    ['declared no path', { tests: [], isChecked: true }, none],
    [
      'walked the paths in another spec only',
      { tests: testsOf('en-desktop', 'expected', 'tour', 'conditions'), isChecked: true },
      none,
    ],
    ['skipped all paths', { reporting: [], isChecked: true, args: ['test', 'example/'] }, none],
    [
      'skipped all paths in every shard',
      { reporting: [], isChecked: true, args: ['merge-reports', 'blob-report'] },
      none,
    ],
  ])('fails a run that %s', async (_, ended, reason) => {
    await expect(end(ended)).rejects.toThrow(reason);
  });

  it.each<[string, Ended]>([
    ['was asked for no path', { tests: [] }],
    [
      'walked all paths',
      {
        tests: generatorNames.flatMap((name) => testsOf('en-desktop', 'expected', name)),
        isChecked: true,
      },
    ],
    [
      'names specs by a pattern',
      { isChecked: true, args: ['test', '-c', 'light.spec', '(tour|dark)[.]spec.ts:7'] },
    ],
    ...['--grep', '-g'].map((option): [string, Ended] => [
      `was narrowed by ${option}`,
      { tests: [], isChecked: true, args: ['test', option, 'menu'] },
    ]),
    ['lists its tests', { reporting: [], args: ['test', '--list'] }],
  ])('lets a run pass that %s', async (_, ended) => {
    await expect(end(ended)).resolves.toBeUndefined();
  });

  it('when another server uses the port, the reporter says what to do', () => {
    new PathsReporter([model], lightProject).onError({
      message: 'http://localhost:4273 is already used, …',
    });
    expect(written()).toContain('end that server, or have the run take another port');
  });
});
