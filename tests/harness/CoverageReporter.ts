import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { type CoverageReport, coverageAttachment } from './CoverageReport';
import { losses, type Asked } from './losses';
import type { PathModel } from './pathModel';
import { summary, summaryHead, summaryRow } from './summary';
import { table } from './table';
import { idIn } from './titleOf';

/** At most so many losses are printed; a path that failed early loses all that comes after. */
const shownLosses = 20;

/** Merges what the paths took over all workers and projects, prints it, and fails a run that left something out. */
export class CoverageReporter implements Reporter {
  readonly #reports = new Map<string, CoverageReport[]>();
  readonly #models: readonly PathModel[];
  #suite: Suite | undefined;

  constructor(models: readonly PathModel[]) {
    this.#models = models;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name !== coverageAttachment || !body) continue;
      const report = JSON.parse(body.toString()) as CoverageReport;
      const key = `${projectOf(test)} ${report.model}`;
      this.#reports.set(key, [...(this.#reports.get(key) ?? []), report]);
    }
  }

  async onEnd(): Promise<void> {
    if (process.argv.includes('--list')) return;
    const rows = this.#rows();
    const walked = this.#models.flatMap((model) => {
      const own = rows.filter((row) => row.model === model && row.reports.length > 0);
      return own.length > 0 ? [summaryRow(summary(model, own))] : [];
    });
    if (walked.length > 0) console.log(`\n${table(summaryHead, walked)}`);

    const lost = rows.flatMap(losses);
    if (lost.length === 0) return;
    const shown = lost.slice(0, shownLosses).map((loss) => `  ${loss}`);
    const rest = lost.length - shown.length;
    // A merge of shards does not ask for a status: an error alone makes it fail.
    throw new Error(`No path took:\n${shown.join('\n')}${rest > 0 ? `\n  and ${rest} more` : ''}`);
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

const projectOf = (test: TestCase): string => test.parent.project()?.name ?? '';
