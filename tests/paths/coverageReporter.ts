import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import { attachment, losses, targetOf, untaken } from './coverage';
import type { Asked, Report } from './coverage';
import { models } from './models';
import type { PathModel } from './pathModel';
import { postman } from './postman';
import { table } from './table';
import { tour } from './tour';

/** At most so many losses are printed; a path that failed early loses all that comes after. */
const shownLosses = 20;

/** Merges what the paths took over all workers and projects, prints it, and fails a run that left something out. */
// eslint-disable-next-line import/no-default-export -- Playwright wants a reporter so.
export default class CoverageReporter implements Reporter {
  readonly #reports = new Map<string, Report[]>();
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name !== attachment || !body) continue;
      const report = JSON.parse(body.toString()) as Report;
      const key = `${projectOf(test)} ${report.model}`;
      this.#reports.set(key, [...(this.#reports.get(key) ?? []), report]);
    }
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    if (process.argv.includes('--list')) return {};
    const tests = this.#suite?.allTests() ?? [];
    const rows: Asked[] = [];
    for (const project of new Set(tests.map(projectOf))) {
      const asked = new Set(
        tests.filter((test) => projectOf(test) === project).map(({ title }) => idIn(title)),
      );
      for (const model of models) {
        const reports = this.#reports.get(`${project} ${model.name}`) ?? [];
        rows.push({ project, model, paths: model.paths(tour), asked, reports });
      }
    }
    const walked = models.filter((model) =>
      rows.some((row) => row.model === model && row.reports.length > 0),
    );
    if (walked.length > 0)
      console.log(
        `\n${table(
          head,
          walked.map((model) => summary(model, rows)),
        )}`,
      );

    const lost = rows.filter(isAsked).flatMap(losses);
    if (lost.length === 0) return {};
    const shown = lost.slice(0, shownLosses).map((loss) => `  ${loss}`);
    const rest = lost.length - shown.length;
    console.error(`\nNo path took:\n${shown.join('\n')}${rest > 0 ? `\n  and ${rest} more` : ''}`);
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}

const projectOf = (test: TestCase): string => test.parent.project()?.name ?? '';
const idIn = (title: string): string => /, ([0-9a-f]{8})\)$/.exec(title)?.[1] ?? '';
const isAsked = ({ paths, asked }: Asked) => paths.every(({ id }) => asked.has(id));

const head = [
  'machine',
  'definitions',
  'transitions',
  'tour',
  'bound',
  'projects',
  'steps',
  'page loads',
];

/** A model's line: what was taken in the project that took least, and what it cost in all of them. */
function summary(model: PathModel, rows: readonly Asked[]): (string | number)[] {
  const own = rows.filter((row) => row.model === model && row.reports.length > 0);
  const target = targetOf(model);
  const gaps = own.map(({ reports }) => untaken(target, reports));
  const least = (what: 'definitions' | 'transitions') =>
    `${target[what].length - Math.max(...gaps.map((gap) => gap[what].length))}/${target[what].length}`;
  const sum = (what: 'steps' | 'loads') =>
    own.flatMap(({ reports }) => reports).reduce((total, report) => total + report[what], 0);
  const length = model.paths(tour).reduce((total, { steps }) => total + steps.length - 1, 0);
  const { bound } = postman(model.graph.start, model.graph.transitions);
  return [
    model.name,
    least('definitions'),
    least('transitions'),
    length,
    bound,
    own.length,
    sum('steps'),
    sum('loads'),
  ];
}
