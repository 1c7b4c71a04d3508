import path from 'node:path';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { commandForPath } from '../failedPaths';
import { coverageAttachment, type CoverageReport } from '../coverageGaps';
import { idIn, type PathModel } from '../pathModel';
import type { Project } from '../Project';
import { failureAttachment, recordingAttachment } from '../recordPath';
import type { SessionFile } from '../../../src/devtools/charts/sessionFile';
import { drawMachines } from './drawMachines';
import { gather } from './gather';
import { toHtml } from './toHtml';
import type { Ending, Walked } from './ReportData';

/** The name of the attachment with the screenshot of any failed test. */
const pictureAttachment = 'screenshot';

/**
 * Writes what the paths found to the project's folder of reports: `paths.html` and `paths.json`. What a
 * narrowed run did not walk counts as not covered.
 */
export class PathsReporter implements Reporter {
  readonly #walks = new Map<string, Walked>();

  constructor(
    private readonly models: readonly PathModel[],
    private readonly project: Project,
  ) {}

  onTestEnd(test: TestCase, result: TestResult): void {
    const { attachments, status, duration } = result;
    const id = idIn(test.title);
    if (id === '' || status === 'skipped') return;
    const attached = (wanted: string) => attachments.find(({ name }) => name === wanted);
    const report = attached(coverageAttachment)?.body;
    const recorded = attached(recordingAttachment)?.body;
    const recording = recorded && (JSON.parse(recorded.toString()) as SessionFile);
    const screenshot =
      attached(failureAttachment)?.body ?? pictureAt(attached(pictureAttachment)?.path);
    const project = test.parent.project()?.name ?? '';
    const [, , file = '', group = ''] = test.titlePath();
    const generator = /(\w+)\.spec/.exec(file)?.[1] ?? '';
    const isPassed = status === 'passed';
    // A second try takes the place of the first.
    this.#walks.set(`${project} ${file} ${id}`, {
      model: group,
      path: id,
      generator,
      project,
      isPassed,
      milliseconds: duration,
      // A path that was walked from its events is repeated from them.
      command:
        recording?.path?.command ?? commandForPath(generator, project, id, this.project.commands),
      ...(report && { report: JSON.parse(report.toString()) as CoverageReport }),
      ...(recording && { recording }),
      ...(!isPassed && !recording && { ending: endingOf(result) }),
      ...(screenshot && { screenshot: screenshot.toString('base64') }),
    });
  }

  async onEnd(): Promise<void> {
    const { reports: folder, commands } = this.project;
    const walks = [...this.#walks.values()];
    if (walks.length === 0) return;
    const data = gather(this.models, walks);
    const drawings = await drawMachines(this.models, data);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'paths.html'), toHtml(data, drawings, commands));
    writeFileSync(path.join(folder, 'paths.json'), JSON.stringify(data));
    console.log(`\nPaths: ${path.relative(process.cwd(), path.join(folder, 'paths.html'))}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** How a test ended. The steps of its path are those of the test; one that was cut off has a negative duration. */
const endingOf = ({ status, errors, steps }: TestResult): Ending => ({
  message: errors.map(({ message, value }) => message ?? value).join('\n\n') || status,
  steps: steps
    .filter(({ category }) => category === 'test.step')
    .map(({ title, duration, error }) => ({
      title,
      outcome: error || duration < 0 ? 'failed' : 'held',
    })),
});

const pictureAt = (file: string | undefined) =>
  file && existsSync(file) ? readFileSync(file) : undefined;
