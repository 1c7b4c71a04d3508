import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import { attachment, losses, targetOf, untaken, wholeGenerators } from './coverage';
import type { Asked, Report } from './coverage';
import { generators } from './generators';
import { models } from './models';
import { pairsTour } from './pairs';
import type { PathModel } from './pathModel';
import { postman } from './postman';
import { table } from './table';
import type { Taken } from './Taken';

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
    const rows = this.#rows();
    const walked = models.flatMap((model) => {
      const own = rows.filter((row) => row.model === model && row.reports.length > 0);
      return own.length > 0 ? [summary(model, own)] : [];
    });
    if (walked.length > 0) console.log(`\n${table(head, walked)}`);

    const lost = rows.flatMap(losses);
    if (lost.length === 0) return {};
    const shown = lost.slice(0, shownLosses).map((loss) => `  ${loss}`);
    const rest = lost.length - shown.length;
    console.error(`\nNo path took:\n${shown.join('\n')}${rest > 0 ? `\n  and ${rest} more` : ''}`);
    return { status: 'failed' };
  }

  /** Every model in every project of the run. */
  #rows(): Asked[] {
    const tests = this.#suite?.allTests() ?? [];
    return [...new Set(tests.map(projectOf))].flatMap((project) => {
      const asked = new Set(
        tests.filter((test) => projectOf(test) === project).map(({ title }) => idIn(title)),
      );
      return models.map((model) => {
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
const idIn = (title: string): string => /, ([0-9a-f]{8})\)$/.exec(title)?.[1] ?? '';

const head = [
  'machine',
  'definitions',
  'transitions',
  'pairs',
  'sneaks',
  'tour',
  'bound',
  'pairs tour',
  'bound',
  'projects',
  'steps',
  'page loads',
];

/** A model's line: what was taken in the project that took least, and what it cost in all of them. */
function summary(model: PathModel, own: readonly Asked[]): (string | number)[] {
  const target = targetOf(model);
  const gaps = own.map(({ reports }) => untaken(target, reports));
  const demanded = new Set(
    own.flatMap(wholeGenerators).flatMap((name) => [...generators[name].covers]),
  );
  const least = (criterion: keyof Taken) => {
    const all = target[criterion].length;
    const taken = all - Math.max(...gaps.map((gap) => gap[criterion].length));
    return demanded.size === 0 || demanded.has(criterion) ? `${taken}/${all}` : '–';
  };
  const sum = (what: 'steps' | 'loads') =>
    own.flatMap(({ reports }) => reports).reduce((total, report) => total + report[what], 0);
  const length = (name: 'tour' | 'pairs') =>
    model.pathsBy(name).reduce((total, { steps }) => total + steps.length - 1, 0);
  return [
    model.name,
    least('definitions'),
    least('transitions'),
    least('pairs'),
    least('sneaks'),
    length('tour'),
    postman(model.graph.start, model.graph.transitions).bound,
    length('pairs'),
    pairsTour(model.graph).bound,
    own.length,
    sum('steps'),
    sum('loads'),
  ];
}
