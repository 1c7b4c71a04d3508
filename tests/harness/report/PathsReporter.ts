import path from 'node:path';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { commandForPath } from '../failedPaths';
import { type Asked, coverageAttachment, type CoverageReport, coverageGaps } from '../coverageGaps';
import { idIn, type PathModel } from '../pathModel';
import type { Project } from '../Project';
import { failureAttachment, recordingAttachment } from '../recordPath';
import { shortfalls } from '../shortfalls';
import type { SessionFile } from '../../../src/devtools/charts/sessionFile';
import { summary, summaryHead, summaryRow, table } from '../summary';
import { drawMachines } from './drawMachines';
import { gather } from './gather';
import { toHtml } from './toHtml';
import type { Walked } from './ReportData';

/** The name of the attachment with the screenshot of any failed test. */
const pictureAttachment = 'screenshot';

/** The greatest number of lines that are printed under each heading. */
const shownGaps = 20;

/** Merges the coverage of all workers and projects, writes `paths.html` and `paths.json`, and fails a run that did not cover everything. */
export class PathsReporter implements Reporter {
  readonly #walks = new Map<string, Walked>();
  #tests: readonly TestCase[] = [];
  #folder = '';

  /**
   * `specs` is the folder of the generators' specs: where it is given, a run must have walked all paths that its command line asks for. `args`
   * are the arguments of the command line after `playwright`.
   */
  constructor(
    private readonly models: readonly PathModel[],
    private readonly project: Project,
    private readonly specs?: string,
    private readonly args: readonly string[] = process.argv.slice(2),
  ) {}

  onBegin({ rootDir }: Pick<FullConfig, 'rootDir'>, suite: Pick<Suite, 'allTests'>): void {
    this.#folder = rootDir;
    this.#tests = suite.allTests();
  }

  onError({ message = '' }: TestError): void {
    if (!message.includes('is already used')) return;
    console.log(
      'A server runs there that this run has not started, of a site that it may not have built: ' +
        'end that server, or have the run take another port: PORT=4300 npm test',
    );
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const { attachments, status, duration, errors } = result;
    const id = idIn(test.title);
    if (id === '' || status === 'skipped') return;
    const attached = (wanted: string) => attachments.find(({ name }) => name === wanted);
    const report = attached(coverageAttachment)?.body;
    const recorded = attached(recordingAttachment)?.body;
    const recording = recorded && (JSON.parse(recorded.toString()) as SessionFile);
    const screenshot =
      attached(failureAttachment)?.body ?? pictureAt(attached(pictureAttachment)?.path);
    const project = projectOf(test);
    const titles = test.titlePath();
    const generator = /(\w+)\.spec/.exec(titles[2] ?? '')?.[1] ?? '';
    const isPassed = status === 'passed';
    // The result of a second try replaces that of the first.
    this.#walks.set(test.id, {
      model: titles.at(-2) ?? '',
      path: id,
      generator,
      project,
      isPassed,
      milliseconds: duration,
      // Prefers the command in the recording: for a path from `AGAIN`, that command contains the events.
      command:
        recording?.path?.command ?? commandForPath(generator, project, id, this.project.commands),
      ...(report && { report: JSON.parse(report.toString()) as CoverageReport }),
      ...(recording && { recording }),
      ...(!isPassed && {
        message: errors.map(({ message, value }) => message ?? value).join('\n\n') || status,
      }),
      ...(screenshot && { screenshot: screenshot.toString('base64') }),
    });
  }

  async onEnd({ status }: Pick<FullResult, 'status'>): Promise<void> {
    if (this.args.includes('--list')) return;
    const rows = this.#rows();
    if (this.#walks.size > 0) await this.#write(rows);

    // Reports no shortfalls of an interrupted run, which has failed already.
    const { args, models, specs } = this;
    const run = { args, models, rows, tests: this.#tests, folder: this.#folder };
    const short = specs && status !== 'interrupted' ? shortfalls({ ...run, specs }) : [];
    // Reports no gaps of a model with a failed path, since the failure is the cause of the gaps.
    const failed = [...this.#walks.values()].filter(({ isPassed }) => !isPassed);
    const gaps = rows
      .filter(
        ({ model: { name }, project }) =>
          !failed.some((walk) => walk.model === name && walk.project === project),
      )
      .flatMap(coverageGaps);
    if (gaps.length + short.length === 0) return;
    // Throws instead of returning a status: when Playwright merges the reports of shards, it ignores the returned status.
    throw new Error(
      [...listed('No path took', gaps), ...listed('Not all of it ran', short)].join('\n'),
    );
  }

  /** Every model in every project of the run. */
  #rows(): Asked[] {
    const walks = [...this.#walks.values()];
    return [...new Set(this.#tests.map(projectOf))].flatMap((project) => {
      const own = this.#tests.filter((test) => projectOf(test) === project);
      const asked = new Set(own.map(({ title }) => idIn(title)));
      return this.models.map((model) => {
        const these = walks.filter((walk) => walk.model === model.name && walk.project === project);
        const reports = these.flatMap(({ report, generator }) =>
          report ? [{ ...report, generator }] : [],
        );
        return { project, model, asked, reports };
      });
    });
  }

  async #write(rows: readonly Asked[]): Promise<void> {
    const { reports: folder, commands } = this.project;
    const coverage = this.models.flatMap((model) => {
      const own = rows.filter((row) => row.model === model && row.reports.length > 0);
      return own.length > 0 ? [summary(model, own)] : [];
    });
    const walks = [...this.#walks.values()];
    // Models that the run did not walk are left out of the report.
    const walked = this.models.filter(({ name }) => walks.some(({ model }) => model === name));
    const data = gather(walked, walks, coverage);
    const drawings = await drawMachines(walked, data);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'paths.html'), toHtml(data, drawings, commands));
    writeFileSync(path.join(folder, 'paths.json'), JSON.stringify(data));
    console.log(`\n${table(summaryHead, coverage.map(summaryRow))}`);
    console.log(`\nPaths: ${path.relative(process.cwd(), path.join(folder, 'paths.html'))}`);
  }
}

/** A heading with the first of its lines and the number of the others; empty if there are no lines. */
const listed = (heading: string, lines: readonly string[]): string[] => {
  const rest = lines.length - shownGaps;
  if (lines.length === 0) return [];
  const shown = lines.slice(0, shownGaps).map((line) => `  ${line}`);
  return [`${heading}:`, ...shown, ...(rest > 0 ? [`  and ${rest} more`] : [])];
};

const projectOf = (test: TestCase): string => test.parent.project()?.name ?? '';

const pictureAt = (file: string | undefined) =>
  file && existsSync(file) ? readFileSync(file) : undefined;
