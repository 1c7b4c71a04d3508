import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { attachment, targetOf, untaken } from './coverage';
import type { Report } from './coverage';
import { models } from './models';
import { tour } from './tour';

/** One model in one project. */
interface Row {
  readonly model: (typeof models)[number];
  readonly project: string;
  readonly reports: Report[];
}

const targets = new Map(models.map((model) => [model.name, targetOf(model, model.paths(tour))]));

/** What narrows a run: then a transition that is not taken was not asked for. */
const narrowing =
  /^(-g|-gv|--grep|--grep-invert|--project|--shard|--last-failed|--only-changed|--test-list)\b|\.spec\b/;

/** Merges what the paths took over all workers and projects, prints it, and fails a full run that left something out. */
export default class CoverageReporter implements Reporter {
  readonly #rows = new Map<string, Row>();
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { name, body } of result.attachments) {
      if (name !== attachment || !body) continue;
      const report = JSON.parse(body.toString()) as Report;
      this.#row(report.model, projectOf(test))?.reports.push(report);
    }
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    const asked = new Set(
      (this.#suite?.allTests() ?? []).map((test) => `${projectOf(test)} ${idIn(test.title)}`),
    );
    const projects = this.#suite?.suites.map(({ title }) => title) ?? [];
    const isNarrowed = process.argv.slice(2).some((argument) => narrowing.test(argument));
    const losses: string[] = [];
    for (const model of models) {
      const target = targets.get(model.name);
      for (const project of projects) {
        if (!target || !isFor(model, project)) continue;
        const isAsked = target.paths.every(({ id }) => asked.has(`${project} ${id}`));
        if (!isAsked && isNarrowed) continue;
        const reports = this.#row(model.name, project)?.reports ?? [];
        const { definitions, transitions } = untaken(target, reports);
        for (const name of [...definitions, ...transitions]) {
          losses.push(`${project}, ${model.name}: ${name}`);
        }
      }
    }
    this.#print();
    if (losses.length === 0) return Promise.resolve(undefined);
    console.error(`\nNot taken by any path:\n${losses.map((loss) => `  ${loss}`).join('\n')}`);
    return Promise.resolve({ status: 'failed' });
  }

  printsToStdio(): boolean {
    return false;
  }

  #row(name: string, project: string): Row | undefined {
    const model = models.find((each) => each.name === name);
    if (!model) return undefined;
    const key = `${project} ${name}`;
    const row = this.#rows.get(key) ?? { model, project, reports: [] };
    this.#rows.set(key, row);
    return row;
  }

  #print(): void {
    const lines = models.flatMap((model) => {
      const target = targets.get(model.name);
      const rows = [...this.#rows.values()].filter((row) => row.model === model);
      if (!target || rows.length === 0) return [];
      const gaps = rows.map(({ reports }) => untaken(target, reports));
      const least = (what: 'definitions' | 'transitions') => {
        const all = target[what].length;
        return `${all - Math.max(...gaps.map((gap) => gap[what].length))}/${all}`;
      };
      const sum = (what: 'steps' | 'loads') =>
        rows.flatMap(({ reports }) => reports).reduce((total, report) => total + report[what], 0);
      return [
        [
          model.name,
          least('definitions'),
          least('transitions'),
          rows.length,
          sum('steps'),
          sum('loads'),
        ],
      ];
    });
    if (lines.length > 0) {
      console.log(
        `\n${table(['machine', 'definitions', 'transitions', 'projects', 'steps', 'page loads'], lines)}`,
      );
    }
  }
}

const projectOf = (test: TestCase): string => test.parent.project()?.name ?? '';
const idIn = (title: string): string => /, ([0-9a-f]{8})\)$/.exec(title)?.[1] ?? '';

function isFor({ only = {} }: (typeof models)[number], project: string): boolean {
  const [language, layout] = project.split('-');
  return (only.language ?? language) === language && (only.layout ?? layout) === layout;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('   '),
    )
    .join('\n');
}
