import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coverageAttachment, targetOf } from '../coverageGaps';
import { lightModel as model } from '../example/lightModel';
import { lightProject } from '../example/lightProject';
import { PathsReporter } from './PathsReporter';
import type { ReportData } from './ReportData';

const testOf = (generator: string, group: string, title: string) =>
  ({
    title,
    parent: { project: () => ({ name: 'en-desktop' }) },
    titlePath: () => ['', 'en-desktop', `paths/${generator}.spec.ts`, group, title],
  }) as unknown as TestCase;
const tour = testOf('tour', 'light', 'green → … (23 steps, 1a2b3c4d)');
const again = testOf('again', 'light', 'green → … (2 steps, 1a2b3c4d)');

const resultOf = (result: Partial<TestResult>) =>
  ({
    status: 'failed',
    duration: 5,
    attachments: [],
    steps: [],
    errors: [],
    ...result,
  }) as TestResult;
const attachment = (name: string, content: object) => ({
  name,
  contentType: 'application/json',
  body: Buffer.from(JSON.stringify(content)),
});
const report = {
  ...targetOf(model),
  model: 'light',
  path: '1a2b3c4d',
  steps: 3,
  loads: 1,
  times: [],
};
const reported = attachment(coverageAttachment, report);
const passed = resultOf({ status: 'passed', attachments: [reported] });
const crash = { message: 'Error: worker process exited unexpectedly' };
const seen = (title: string, duration: number, category = 'test.step') =>
  ({ title, duration, category }) as TestResult['steps'][number];

describe('the paths reporter', () => {
  let folder = '';
  const log = vi.spyOn(console, 'log');
  beforeEach(() => {
    log.mockImplementation(() => {});
    folder = mkdtempSync(path.join(tmpdir(), 'paths-report-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    vi.clearAllMocks();
  });

  /** The end of a run of these tests. */
  async function run(...tests: (readonly [TestCase, TestResult])[]): Promise<ReportData> {
    const project = { ...lightProject, reports: folder };
    const reporter = new PathsReporter([model], project);
    for (const [test, result] of tests) reporter.onTestEnd(test, result);
    await reporter.onEnd();
    return JSON.parse(readFileSync(path.join(folder, 'paths.json'), 'utf8')) as ReportData;
  }

  it('writes of a test that was stopped before it reported anything what Playwright saw of it', async () => {
    const steps = [seen('Before Hooks', 9, 'hook'), seen('init → green', 4), seen('ask', -1)];
    const { walks } = await run([tour, resultOf({ errors: [crash], steps })]);
    expect(walks).toEqual([
      {
        model: 'light',
        path: '1a2b3c4d',
        generator: 'tour',
        project: 'en-desktop',
        isPassed: false,
        milliseconds: 5,
        command: `${lightProject.commands.walk} --project en-desktop --grep 1a2b3c4d`,
        ending: {
          message: crash.message,
          steps: [
            { title: 'init → green', outcome: 'held' },
            { title: 'ask', outcome: 'failed' },
          ],
        },
      },
    ]);
    expect(readFileSync(path.join(folder, 'paths.html'), 'utf8')).toContain(crash.message);
  });

  it('shows the picture that every failed test keeps, where its path held to the end', async () => {
    const file = path.join(folder, 'screenshot.png');
    writeFileSync(file, 'picture');
    const picture = { name: 'screenshot', contentType: 'image/png', path: file };
    const { walks } = await run([tour, resultOf({ attachments: [reported, picture] })]);
    expect(walks).toMatchObject([{ report, screenshot: 'cGljdHVyZQ==' }]);
  });

  it('takes the last try of a test, and leaves out what was skipped or walks no path', async () => {
    const { walks } = await run(
      [tour, resultOf({ errors: [crash] })],
      [tour, passed],
      [testOf('home', 'home', 'shows the home page'), resultOf({})],
      [again, resultOf({ status: 'skipped' })],
    );
    expect(walks.map(({ generator, isPassed }) => [generator, isPassed])).toEqual([['tour', true]]);
  });
});
