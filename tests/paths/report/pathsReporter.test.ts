import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachment, targetOf } from '../coverage';
import { models } from '../models';
import { recordingAttachment } from '../Recording';
import PathsReporter from './pathsReporter';
import type { ReportData } from './ReportData';

const model = models.find(({ name }) => name === 'safety');
if (!model) throw new Error('There is no model "safety"');

const walk = (file: string, group: string, title: string) =>
  ({
    title,
    parent: { project: () => ({ name: 'en-desktop' }) },
    titlePath: () => ['', 'en-desktop', `paths/${file}`, group, title],
  }) as unknown as TestCase;
const tour = walk('tour.spec.ts', 'safety', 'support → … (23 steps, 1a2b3c4d)');

const resultOf = (result: Partial<TestResult>) =>
  ({
    status: 'failed',
    duration: 5,
    attachments: [],
    steps: [],
    errors: [],
    ...result,
  }) as TestResult;
const report = { ...targetOf(model), model: 'safety', path: '1a2b3c4d', steps: 3, loads: 1 };
const told = {
  name: attachment,
  contentType: 'application/json',
  body: Buffer.from(JSON.stringify(report)),
};
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
    const reporter = new PathsReporter({ folder });
    for (const [test, result] of tests) reporter.onTestEnd(test, result);
    await reporter.onEnd();
    return JSON.parse(readFileSync(path.join(folder, 'paths.json'), 'utf8')) as ReportData;
  }

  it('says of a narrowed run that the machines it did not walk are not covered', async () => {
    const data = await run([tour, resultOf({ status: 'passed', attachments: [told] })]);
    const statusOf = (id: string) =>
      new Set(
        data.machines
          .find(({ machine }) => machine === id)
          ?.transitions.map(({ status }) => status),
      );
    expect(statusOf('safety')).toEqual(new Set(['passed']));
    expect(statusOf('elevators')).toEqual(new Set(['not covered']));
    expect(data.requirements.some(({ status }) => status === 'not covered')).toBe(true);
  });

  it('writes of a test that was stopped before it told anything what Playwright saw of it', async () => {
    const steps = [seen('Before Hooks', 9, 'hook'), seen('init → support', 4), seen('select', -1)];
    const { walks } = await run([tour, resultOf({ errors: [crash], steps })]);
    expect(walks).toEqual([
      {
        model: 'safety',
        path: '1a2b3c4d',
        generator: 'tour',
        project: 'en-desktop',
        isPassed: false,
        milliseconds: 5,
        command: 'npm run test:paths -- --all --project en-desktop --grep 1a2b3c4d',
        ending: {
          message: crash.message,
          steps: [
            { title: 'init → support', outcome: 'held' },
            { title: 'select', outcome: 'failed' },
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
    const [only] = (await run([tour, resultOf({ attachments: [told, picture] })])).walks;
    expect(only).toMatchObject({ report, screenshot: 'cGljdHVyZQ==' });
  });

  it('knows the model of a path that failed before by its title', async () => {
    const title = 'safety in en-desktop: support → … (2 steps, 1a2b3c4d)';
    const { walks } = await run([walk('again.spec.ts', 'again', title), resultOf({})]);
    expect(walks).toMatchObject([{ model: 'safety', generator: 'again' }]);
  });

  it('repeats a path that was walked from its events by the command that holds them', async () => {
    const command = `AGAIN='{"model":"safety","events":[]}' npm run test:paths`;
    const event = { type: 'xstate.init' };
    const steps = [{ event, expected: { value: 'support', context: {} }, outcome: 'failed' }];
    const failure = { step: 0, message: 'no page', actual: [] };
    const recording = {
      name: recordingAttachment,
      contentType: 'application/json',
      body: Buffer.from(JSON.stringify({ command, steps, failure })),
    };
    const title = 'safety: support (0 steps, 1a2b3c4d)';
    const result = resultOf({ attachments: [recording] });
    const { walks } = await run([walk('again.spec.ts', 'again', title), result]);
    expect(walks).toMatchObject([{ model: 'safety', generator: 'again', command }]);
  });

  it('takes the last try of a test, and leaves out what was skipped or walks no path', async () => {
    const written = walk('home.spec.ts', 'home', 'shows the home page');
    const elsewhere = walk('again.spec.ts', 'again', 'safety in ar-mobile: a (2 steps, 5e6f7a8b)');
    const { walks } = await run(
      [tour, resultOf({ errors: [crash] })],
      [tour, resultOf({ status: 'passed', attachments: [told] })],
      [written, resultOf({})],
      [elsewhere, resultOf({ status: 'skipped' })],
    );
    expect(walks.map(({ path: id, isPassed }) => [id, isPassed])).toEqual([['1a2b3c4d', true]]);
  });
});
