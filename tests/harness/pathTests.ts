import { test, type TestInfo } from '@playwright/test';
import { commandForEvents, commandForPath } from './failedPaths';
import { coverageAttachment, type CoverageReport, type Covered, together } from './coverageGaps';
import { attachJson, diagnose, type Walking } from './diagnose';
import type { Driver } from './ModelDefinition';
import type { GeneratorName } from './generators';
import { type Path, type PathModel, titleOf } from './pathModel';
import type { Project } from './Project';
import type { Origin } from './recordPath';
import { walk } from './walk';

/** A test for each path of a generator. Models with the longest paths come first, so that all workers end at about the same time. */
export function pathTests(models: readonly PathModel[], generator: GeneratorName, tried: Project) {
  const stepsOf = (model: PathModel) =>
    Math.max(0, ...model.pathsBy(generator).map(({ steps }) => steps.length));
  return models
    .toSorted((one, other) => stepsOf(other) - stepsOf(one))
    .flatMap((model) =>
      model.pathsBy(generator).map((path) => pathTest(model, path, generator, tried)),
    );
}

/** A test of one path. The project declares it with its own fixtures and passes a driver of the test's page to `run`. */
export const pathTest = (model: PathModel, path: Path, generator: Origin, tried: Project) => ({
  group: model.name,
  title: titleOf(path),
  tag: (model.tags ?? []).map((name) => `@${name}`),
  run: async (driver: Driver, info: TestInfo) => {
    info.setTimeout(60_000 + path.steps.length * 1_500);
    await walkAndReport({ model, path, generator, tried, driver, info });
  },
});

/** Walks a path and attaches its coverage to the test. If the path fails, diagnoses the failure. Throws as `walk` does. */
async function walkAndReport(walking: Walking): Promise<void> {
  const { model, path, generator, tried, driver, info } = walking;
  const covered: Covered[] = [];
  const ends = [Date.now()];
  const project = info.project.name;
  const { commands } = tried;
  const command =
    generator === 'again'
      ? commandForEvents(model, path, project, commands)
      : commandForPath(generator, project, path.id, commands);
  try {
    await walk(model, path, {
      driver,
      command,
      step: (title, body) => test.step(title, body),
      report: (each) => {
        covered.push(each);
        ends.push(Date.now());
      },
      failed: (failure) => {
        const times = ends.map((end, index) => (ends[index + 1] ?? Date.now()) - end);
        return diagnose(walking, failure, command, times);
      },
    });
  } finally {
    const report: CoverageReport = {
      ...together(covered),
      model: model.name,
      path: path.id,
      steps: Math.max(0, covered.length - 1),
    };
    await attachJson(info, coverageAttachment, report);
  }
}
