import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { MutationReport } from '../../mutants/score';
import { attachment } from '../coverage';
import type { Report } from '../coverage';
import { forgetFailure } from '../failures';
import { models } from '../models';
import { failureAttachment, recordingAttachment } from '../Recording';
import type { Recording } from '../Recording';
import { gather } from './gather';
import { toHtml } from './html';
import { toMarkdown } from './markdown';
import type { Walked } from './ReportData';

const reports = path.resolve(import.meta.dirname, '../../report');

/**
 * Writes what the paths found to `tests/report`, or another folder: `paths.html`, `paths.json` and `paths.md`. What a
 * narrowed run did not walk counts as not covered.
 */
// eslint-disable-next-line import/no-default-export -- Playwright wants a reporter so.
export default class PathsReporter implements Reporter {
  readonly #walks = new Map<string, Walked>();
  readonly #options: { readonly folder: string };

  constructor(options: { readonly folder?: string } = {}) {
    this.#options = { folder: reports, ...options };
  }

  onTestEnd(test: TestCase, { attachments, status, duration }: TestResult): void {
    const bodyOf = (wanted: string) => attachments.find(({ name }) => name === wanted)?.body;
    const body = bodyOf(attachment);
    if (!body) return;
    const report = JSON.parse(body.toString()) as Report;
    const recording = bodyOf(recordingAttachment);
    const screenshot = bodyOf(failureAttachment);
    const project = test.parent.project()?.name ?? '';
    const [, , file = ''] = test.titlePath();
    // A second try takes the place of the first.
    this.#walks.set(`${project} ${file} ${report.path}`, {
      model: report.model,
      path: report.path,
      generator: /(\w+)\.spec/.exec(file)?.[1] ?? '',
      project,
      isPassed: status === 'passed',
      milliseconds: duration,
      report,
      ...(recording && { recording: JSON.parse(recording.toString()) as Recording }),
      ...(screenshot && { screenshot: screenshot.toString('base64') }),
    });
  }

  async onEnd(): Promise<void> {
    const walks = [...this.#walks.values()];
    if (walks.length === 0) return;
    // Not before the end: a worker that starts anew reads the list of failures again.
    for (const { generator, isPassed, path: id, project } of walks) {
      if (generator === 'again' && isPassed) forgetFailure(id, project);
    }
    const data = gather(models, walks, lastMutants());
    const machines = models.map(({ machine }) => machine);
    const { folder } = this.#options;
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'paths.html'), toHtml(data, machines));
    writeFileSync(path.join(folder, 'paths.json'), JSON.stringify(data));
    writeFileSync(path.join(folder, 'paths.md'), toMarkdown(data));
    console.log(`\nPaths: ${path.relative(process.cwd(), path.join(folder, 'paths.html'))}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

function lastMutants(): MutationReport | undefined {
  const file = path.join(reports, 'mutants.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MutationReport) : undefined;
}
