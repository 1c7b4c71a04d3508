import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { type CoverageReport, coverageAttachment } from './CoverageReport';
import { losses, type Asked } from './losses';
import type { PathModel } from './pathModel';
import { paceOf } from './paceOf';
import type { Pins } from './pins';
import { shortfalls } from './shortfalls';
import { summary, summaryHead, summaryRow } from './summary';
import { table } from './table';
import { idIn } from './titleOf';

/** At most so many losses are printed; a path that failed early loses all that comes after. */
const shownLosses = 20;

/**
 * Merges what the paths took over all workers and projects, prints it, and fails a run that left something out: of what
 * the models hold, and of what is pinned.
 */
export class CoverageReporter implements Reporter {
  readonly #reports = new Map<string, CoverageReport[]>();
  readonly #models: readonly PathModel[];
  readonly #pins: Pins | undefined;
  readonly #args: readonly string[];
  #suite: Suite | undefined;

  /** `args` is what the command line says after `playwright`. */
  constructor(
    models: readonly PathModel[],
    pins?: Pins,
    args: readonly string[] = process.argv.slice(2),
  ) {
    this.#models = models;
    this.#pins = pins;
    this.#args = args;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
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
    if (this.#args.includes('--list')) return;
    const rows = this.#rows();
    const walked = this.#models.flatMap((model) => {
      const own = rows.filter((row) => row.model === model && row.reports.length > 0);
      return own.length > 0 ? [summaryRow(summary(model, own))] : [];
    });
    if (walked.length > 0) {
      console.log(`\n${table(summaryHead, walked)}`);
      console.log(paceOf([...this.#reports.values()].flat().map(({ times }) => times)));
    }

    // An interrupted run is not green anyway.
    const short = status === 'interrupted' ? [] : this.#shortfalls(rows);
    const lost = rows.flatMap(losses);
    if (lost.length + short.length === 0) return;
    // A merge of shards does not ask for a status: an error alone makes it fail.
    throw new Error(
      [...listed('No path took', lost), ...listed('Not all of it ran', short)].join('\n'),
    );
  }

  #shortfalls(rows: readonly Asked[]): string[] {
    const tests = this.#suite?.allTests() ?? [];
    return shortfalls({ args: this.#args, tests, models: this.#models, rows, pins: this.#pins });
  }

  /** Every model in every project of the run. */
  #rows(): Asked[] {
    const tests = this.#suite?.allTests() ?? [];
    return [...new Set(tests.map(projectOf))].flatMap((project) => {
      const asked = new Set(
        tests.filter((test) => projectOf(test) === project).map(({ title }) => idIn(title)),
      );
      return this.#models.map((model) => {
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
  const rest = lines.length - shownLosses;
  if (lines.length === 0) return [];
  const shown = lines.slice(0, shownLosses).map((line) => `  ${line}`);
  return [`${heading}:`, ...shown, ...(rest > 0 ? [`  and ${rest} more`] : [])];
};

const projectOf = (test: TestCase): string => test.parent.project()?.name ?? '';
