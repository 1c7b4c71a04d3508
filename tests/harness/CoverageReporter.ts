import type {
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { type Asked, coverageAttachment, type CoverageReport, coverageGaps } from './coverageGaps';
import { idIn, type PathModel } from './pathModel';
import { paceInWords, summary, summaryHead, summaryRow, table } from './summary';
import { type Pins, shortfalls } from './pins';

/** The most gaps that are printed: a path that fails early leaves out everything after. */
const shownGaps = 20;

/**
 * Merges what the paths took over all workers and projects, prints it, and fails a run that left something out: of what
 * the models hold, and of what is pinned.
 */
export class CoverageReporter implements Reporter {
  readonly #reports = new Map<string, CoverageReport[]>();
  #tests: readonly TestCase[] = [];

  /** `args` is what the command line says after `playwright`. */
  constructor(
    private readonly models: readonly PathModel[],
    private readonly pins?: Pins,
    private readonly args: readonly string[] = process.argv.slice(2),
  ) {}

  onBegin(_: unknown, suite: Pick<Suite, 'allTests'>): void {
    this.#tests = suite.allTests();
  }

  onError({ message = '' }: TestError): void {
    if (!message.includes('is already used')) return;
    console.log(
      'A server runs there that this run has not started, of a site that it may not have built: ' +
        'end that server, or have the run take another port: PORT=4300 npm test',
    );
  }

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name !== coverageAttachment || !body) continue;
      const report = JSON.parse(body.toString()) as CoverageReport;
      const key = `${projectOf(test)} ${report.model}`;
      this.#reports.set(key, [...(this.#reports.get(key) ?? []), report]);
    }
  }

  async onEnd({ status }: Pick<FullResult, 'status'>): Promise<void> {
    if (this.args.includes('--list')) return;
    const rows = this.#rows();
    const walked = this.models.flatMap((model) => {
      const own = rows.filter((row) => row.model === model && row.reports.length > 0);
      return own.length > 0 ? [summaryRow(summary(model, own))] : [];
    });
    if (walked.length > 0) {
      console.log(`\n${table(summaryHead, walked)}`);
      console.log(paceInWords([...this.#reports.values()].flat().map(({ times }) => times)));
    }

    // An interrupted run has failed already.
    const { args, models, pins } = this;
    const run = { args, models, pins, rows, tests: this.#tests };
    const short = status === 'interrupted' ? [] : shortfalls(run);
    const gaps = rows.flatMap(coverageGaps);
    if (gaps.length + short.length === 0) return;
    // Merging the reports of shards ignores the returned status; only an error makes it fail.
    throw new Error(
      [...listed('No path took', gaps), ...listed('Not all of it ran', short)].join('\n'),
    );
  }

  /** Every model in every project of the run. */
  #rows(): Asked[] {
    const tests = this.#tests;
    return [...new Set(tests.map(projectOf))].flatMap((project) => {
      const own = tests.filter((test) => projectOf(test) === project);
      const asked = new Set(own.map(({ title }) => idIn(title)));
      return this.models.map((model) => {
        const reports = this.#reports.get(`${project} ${model.name}`) ?? [];
        return { project, model, asked, reports };
      });
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** A heading and what stands under it, of which only the first is printed; nothing where there is nothing. */
const listed = (heading: string, lines: readonly string[]): string[] => {
  const rest = lines.length - shownGaps;
  if (lines.length === 0) return [];
  const shown = lines.slice(0, shownGaps).map((line) => `  ${line}`);
  return [`${heading}:`, ...shown, ...(rest > 0 ? [`  and ${rest} more`] : [])];
};

const projectOf = (test: TestCase): string => test.parent.project()?.name ?? '';
