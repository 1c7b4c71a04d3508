import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import { createMachine } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coverageAttachment } from '../CoverageReport';
import { targetOf } from '../losses';
import { doorModel, event } from '../doorModel';
import { lightModel as model } from '../example/lightModel';
import { lightProject } from '../example/lightProject';
import { recordingAttachment } from '../recordPath';
import { PathsReporter } from './PathsReporter';
import type { ReportData } from './ReportData';

const door = doorModel({
  machine: createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { open: { target: 'opened', meta: { specification: 'It opens.' } } } },
      opened: {},
    },
  }),
  events: { open: event('open') },
});

const walk = (file: string, group: string, title: string) =>
  ({
    title,
    parent: { project: () => ({ name: 'en-desktop' }) },
    titlePath: () => ['', 'en-desktop', `paths/${file}`, group, title],
  }) as unknown as TestCase;
const tour = walk('tour.spec.ts', 'light', 'green → … (23 steps, 1a2b3c4d)');

const resultOf = (result: Partial<TestResult>) =>
  ({
    status: 'failed',
    duration: 5,
    attachments: [],
    steps: [],
    errors: [],
    ...result,
  }) as TestResult;
const report = {
  ...targetOf(model),
  model: 'light',
  path: '1a2b3c4d',
  steps: 3,
  loads: 1,
  times: [],
};
const reported = {
  name: coverageAttachment,
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
    const reporter = new PathsReporter([model, door], {
      ...lightProject,
      reports: folder,
      failures: folder,
    });
    for (const [test, result] of tests) reporter.onTestEnd(test, result);
    await reporter.onEnd();
    return JSON.parse(readFileSync(path.join(folder, 'paths.json'), 'utf8')) as ReportData;
  }

  it('says of a narrowed run that the machines it did not walk are not covered', async () => {
    const data = await run([tour, resultOf({ status: 'passed', attachments: [reported] })]);
    const statusOf = (id: string) =>
      new Set(
        data.machines
          .find(({ machine }) => machine === id)
          ?.transitions.map(({ status }) => status),
      );
    expect(statusOf('light')).toEqual(new Set(['passed']));
    expect(statusOf('door')).toEqual(new Set(['not covered']));
    expect(data.requirements.map(({ status }) => status)).toEqual(['passed', 'not covered']);
  });

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
    const [only] = (await run([tour, resultOf({ attachments: [reported, picture] })])).walks;
    expect(only).toMatchObject({ report, screenshot: 'cGljdHVyZQ==' });
  });

  it('knows the model of a path that failed before by its title', async () => {
    const title = 'light in en-desktop: green → … (2 steps, 1a2b3c4d)';
    const { walks } = await run([walk('again.spec.ts', 'again', title), resultOf({})]);
    expect(walks).toMatchObject([{ model: 'light', generator: 'again' }]);
  });

  it('repeats a path that was walked from its events by the command that holds them', async () => {
    const command = `AGAIN='{"model":"light","events":[]}' npm run test:paths`;
    const steps = [
      {
        event: { type: 'xstate.init' },
        expected: { value: 'green', context: {} },
        outcome: 'failed',
      },
    ];
    const failure = { step: 0, message: 'no page', actual: [] };
    const recording = {
      name: recordingAttachment,
      contentType: 'application/json',
      body: Buffer.from(JSON.stringify({ path: { command, steps, failure } })),
    };
    const title = 'light: green (0 steps, 1a2b3c4d)';
    const result = resultOf({ attachments: [recording] });
    const { walks } = await run([walk('again.spec.ts', 'again', title), result]);
    expect(walks).toMatchObject([{ model: 'light', generator: 'again', command }]);
  });

  it('takes the last try of a test, and leaves out what was skipped or walks no path', async () => {
    const written = walk('home.spec.ts', 'home', 'shows the home page');
    const elsewhere = walk('again.spec.ts', 'again', 'light in ar-mobile: a (2 steps, 5e6f7a8b)');
    const { walks } = await run(
      [tour, resultOf({ errors: [crash] })],
      [tour, resultOf({ status: 'passed', attachments: [reported] })],
      [written, resultOf({})],
      [elsewhere, resultOf({ status: 'skipped' })],
    );
    expect(walks.map(({ path: id, isPassed }) => [id, isPassed])).toEqual([['1a2b3c4d', true]]);
  });
});
