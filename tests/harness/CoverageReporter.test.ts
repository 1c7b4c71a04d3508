import type { FullConfig, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coverageAttachment } from './CoverageReport';
import { targetOf } from './losses';
import { CoverageReporter } from './CoverageReporter';
import { lightModel as model } from './example/lightModel';
import { tour } from './tour';
import { titleOf } from './titleOf';

const target = targetOf(model);

const testsOf = (project: string) =>
  model
    .paths(tour)
    .map(
      (path) =>
        ({ title: titleOf(path), parent: { project: () => ({ name: project }) } }) as TestCase,
    );

/** The end of a run of `tests`, each of which covered `taken`. */
async function run(tests: readonly TestCase[], taken: Partial<typeof target>) {
  const reporter = new CoverageReporter([model]);
  reporter.onBegin({} as FullConfig, { allTests: () => tests } as Suite);
  for (const test of tests) {
    const report = { ...target, ...taken, model: 'light', path: '', steps: 3, loads: 1 };
    const body = Buffer.from(JSON.stringify(report));
    const attachments = [{ name: coverageAttachment, contentType: 'application/json', body }];
    reporter.onTestEnd(test, { attachments } as unknown as TestResult);
  }
  await reporter.onEnd();
}

const log = vi.spyOn(console, 'log');
const written = () => log.mock.calls.flat().join('\n');

describe('the coverage reporter', () => {
  beforeEach(() => {
    log.mockImplementation(() => {});
  });
  afterEach(() => {
    vi.clearAllMocks();
  });

  it('lets a run pass that took everything, and prints what that cost', async () => {
    await run([...testsOf('ar-desktop'), ...testsOf('en-mobile')], {});
    expect(written()).toMatch(/^light\s+3\/3\s+4\/4\s+3\/3\s+–\s+4\s+4\s+4\s+4\s+2\s+6\s+2$/m);
  });

  // An error, since a merge of shards asks no reporter for a status.
  it('fails a run that left a definition or a concrete transition out, and names it', async () => {
    const definitions = target.definitions.slice(1);
    await expect(run(testsOf('ar-desktop'), { definitions })).rejects.toThrow(
      'No path took:\n  ar-desktop, light: green: ask → amber',
    );
    expect(written()).toMatch(/^light\s+2\/3\s+4\/4/m);
    const transitions = target.transitions.slice(1);
    await expect(run(testsOf('ar-desktop'), { transitions })).rejects.toThrow('No path took');
  });

  it('fails a run that left it out in one of its projects only', async () => {
    const reporter = new CoverageReporter([model]);
    const tests = [...testsOf('ar-desktop'), ...testsOf('en-mobile')];
    reporter.onBegin({} as FullConfig, { allTests: () => tests } as Suite);
    await expect(reporter.onEnd()).rejects.toThrow('No path took');
  });

  it('does not ask for what a narrowed run was not asked to walk', async () => {
    await expect(run([], {})).resolves.toBeUndefined();
  });
});
