import path from 'node:path';
import type { FullConfig, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coverageAttachment } from './CoverageReport';
import { targetOf } from './losses';
import { CoverageReporter } from './CoverageReporter';
import { lightModel as model } from './example/lightModel';
import { tour } from './tour';
import { type Pins, pinsOf } from './pins';
import { idIn, titleOf } from './titleOf';

const target = targetOf(model);

const testsOf = (project: string) =>
  model.paths(tour).map(
    (walked) =>
      ({
        title: titleOf(walked),
        parent: { project: () => ({ name: project }) },
        outcome: () => 'expected',
        titlePath: () => ['', project, 'tour.spec.ts', 'light', titleOf(walked)],
      }) as unknown as TestCase,
  );

/** The end of a run of `tests`, each of which covered `taken`. */
async function run(
  tests: readonly TestCase[],
  taken: Partial<typeof target>,
  pins?: Pins,
  args: readonly string[] = ['test'],
) {
  const reporter = new CoverageReporter([model], pins, args);
  reporter.onBegin({} as FullConfig, { allTests: () => tests } as Suite);
  for (const test of tests) {
    const report = {
      ...target,
      ...taken,
      model: 'light',
      path: idIn(test.title),
      steps: 3,
      loads: 1,
      times: [500, 10, 30, 20],
    };
    const body = Buffer.from(JSON.stringify(report));
    const attachments = [{ name: coverageAttachment, contentType: 'application/json', body }];
    reporter.onTestEnd(test, { attachments } as unknown as TestResult);
  }
  await reporter.onEnd({ status: 'passed' });
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
    expect(written()).toContain('6 steps: 20 ms at the median, 30 ms at the 95th percentile');
    expect(written()).toContain('2 starts: 500 ms at the median');
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
    await expect(reporter.onEnd({ status: 'passed' })).rejects.toThrow('No path took');
  });

  it('does not ask for what a narrowed run was not asked to walk', async () => {
    await expect(run([], {})).resolves.toBeUndefined();
  });

  const specs = ['tests/paths/tour.spec.ts', 'tests/specs/home.spec.ts'];
  const pins = pinsOf([model], specs, 'npm run paths -- --pin');
  const all = testsOf('en-desktop');

  it('lets a run pass that walked what is pinned', async () => {
    await expect(run(all, {}, pins)).resolves.toBeUndefined();
    const file = 'tests/paths/tour.spec.ts';
    for (const filter of [
      'tour.spec',
      file,
      `./${file}`,
      path.resolve(file),
      'tests/(specs|paths)/',
    ])
      await expect(run(all, {}, pins, ['test', '-c', 'tests', filter])).resolves.toBeUndefined();
  });

  it('fails a run whose model has less than is pinned', async () => {
    const { light } = pins.models;
    if (!light) throw new Error('The light is not pinned');
    const more = { ...pins, models: { light: { ...light, tour: { ...light.tour, steps: 9 } } } };
    await expect(run(all, {}, more)).rejects.toThrow(
      'Not all of it ran:\n  The model "light" has 4 steps in its tour, where 9 are pinned: if it is meant, run `npm run paths -- --pin`',
    );
  });

  it('fails a run without the spec that it was asked for', async () => {
    await expect(run(all, {}, pins, ['test', 'tuor.spec'])).rejects.toThrow(
      'No spec is "tuor.spec": it is misspelt, or its file is missing',
    );
  });

  it('fails a run in which a spec declared no path, or all were skipped', async () => {
    const message = 'Of 1 paths in the tour of "light" 0 ran: look at tour.spec.ts';
    await expect(run([], {}, pins)).rejects.toThrow(message);
    await expect(run([], {}, pins, ['test', 'tour.spec'])).rejects.toThrow(message);
    await expect(run([], {}, pins, ['test', 'home.spec'])).resolves.toBeUndefined();
    await expect(run([], {}, pins, ['test', '--grep', 'menu'])).resolves.toBeUndefined();
  });

  it('fails a run in which a test needed a second try', async () => {
    const flaky = all.map((test) => ({ ...test, outcome: () => 'flaky' as const }));
    await expect(run(flaky as TestCase[], {})).rejects.toThrow(
      /Only a second try passed: en-desktop › tour.spec.ts › light › .*\n.*Look at what its first try found/,
    );
  });

  it('says what to do about a server that it has not started', () => {
    const reporter = new CoverageReporter([model]);
    reporter.onError({ message: 'http://localhost:4273 is already used, make sure …' });
    expect(written()).toContain('end that server, or have the run take another port');
  });
});
