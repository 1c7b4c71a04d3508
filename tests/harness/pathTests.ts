import { type TestInfo, test } from '@playwright/test';
import { eventInWords } from '../../src/charts/words';
import { commandAgain } from './Again';
import { commandFor } from './commandFor';
import { together } from './Covered';
import type { Covered } from './Covered';
import { type CoverageReport, coverageAttachment } from './CoverageReport';
import { shownInstead } from './shownInstead';
import type { Driver } from './Driver';
import type { GeneratorName } from './generators';
import type { Path, PathModel } from './pathModel';
import { failureAttachment, type Origin, recordingAttachment, recordPath } from './recordPath';
import { shorten } from './shorten';
import { titleOf } from './titleOf';
import { walk } from './walk';

/** `DIAGNOSE=no` leaves out what takes its time once a path has failed. */
const { DIAGNOSE } = process.env;

/** A test of one path, to be declared with the project's own fixtures. */
export interface PathTest {
  /** The name of the model, for the group of its tests. */
  readonly group: string;
  readonly title: string;
  readonly tag: string[];
  /** Walks the path with the driver of the test's page. */
  readonly run: (driver: Driver, info: TestInfo) => Promise<void>;
}

/** A test for each path that a generator makes: the longest first, so that no worker is left alone with one. */
export function pathTests(models: readonly PathModel[], generator: GeneratorName): PathTest[] {
  const stepsOf = (model: PathModel) =>
    Math.max(0, ...model.pathsBy(generator).map(({ steps }) => steps.length));
  return models
    .toSorted((one, other) => stepsOf(other) - stepsOf(one))
    .flatMap((model) => model.pathsBy(generator).map((path) => pathTest(model, path, generator)));
}

/** The test of a path of a model. */
export const pathTest = (model: PathModel, path: Path, generator: Origin): PathTest => ({
  group: model.name,
  title: titleOf(path),
  tag: (model.tags ?? []).map((name) => `@${name}`),
  run: async (driver, info) => {
    info.setTimeout(60_000 + path.steps.length * 1_500);
    await walkAndReport({ model, path, generator, driver, info });
  },
});

interface Walk {
  readonly model: PathModel;
  readonly path: Path;
  readonly generator: Origin;
  readonly driver: Driver;
  readonly info: TestInfo;
}

/** Walks a path; reports what it covered, and of a failure all that is known. Throws as `walk` does. */
async function walkAndReport({ model, path, generator, driver, info }: Walk): Promise<void> {
  const covered: Covered[] = [];
  const ends = [Date.now()];
  const project = info.project.name;
  const command =
    generator === 'again'
      ? commandAgain(model, path, project)
      : commandFor(generator, project, path.id);
  const attach = (name: string, content: object) =>
    info.attach(name, { body: JSON.stringify(content), contentType: 'application/json' });
  try {
    await walk(model, path, {
      driver,
      command,
      step: (title, body) => test.step(title, body),
      report: (each) => {
        covered.push(each);
        ends.push(Date.now());
      },
      failed: async (failure) => {
        const screenshot = await driver.page.screenshot().catch(() => undefined);
        if (screenshot)
          await info.attach(failureAttachment, { body: screenshot, contentType: 'image/png' });
        const actual = DIAGNOSE === 'no' ? [] : await shownInstead(model, driver, failure);
        const isToShorten = DIAGNOSE !== 'no' && generator !== 'again';
        const shorter = isToShorten ? await shorten(model, path, failure, driver, info) : undefined;
        const { step, error } = failure;
        const recording = recordPath(model, path, {
          generator,
          project,
          command,
          times: ends.map((end, index) => (ends[index + 1] ?? Date.now()) - end),
          failure: {
            step,
            message: error instanceof Error ? error.message : String(error),
            actual,
            ...(shorter && { shortest: shorter.steps.slice(1).map(({ event }) => event) }),
          },
        });
        await attach(recordingAttachment, recording);
        if (!shorter) return undefined;
        const events = shorter.steps.slice(1).map(({ event }) => eventInWords(event));
        const again = commandAgain(model, shorter, project);
        return `It takes only: ${events.join(' · ') || 'the start'}\nRepeat that: ${again}`;
      },
    });
  } finally {
    const report: CoverageReport = {
      ...together(covered),
      model: model.name,
      path: path.id,
      steps: Math.max(0, covered.length - 1),
      loads: driver.loads,
    };
    await attach(coverageAttachment, report);
  }
}
