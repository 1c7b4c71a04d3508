import type { TestInfo } from '@playwright/test';
import { test } from '../test';
import { commandAgain } from './again';
import { commandFor } from './commandFor';
import { attachment } from './coverage';
import type { Report } from './coverage';
import { shownInstead } from './diagnosis';
import type { GeneratorName } from './generators';
import { models } from './models';
import type { Path, PathModel } from './pathModel';
import { failureAttachment, recorded, recordingAttachment } from './Recording';
import type { Recording } from './Recording';
import { shorten } from './shorten';
import type { Site } from './Site';
import { together } from './Taken';
import type { Taken } from './Taken';
import { titleOf, walk } from './walk';
import { eventInWords } from './words';

/** `DIAGNOSE=no` leaves out what takes its time once a path has failed. */
const { DIAGNOSE } = process.env;

/** Declares a test for each path that a generator makes: the longest first, so that no worker is left alone with one. */
export function testPaths(generator: GeneratorName): void {
  const stepsOf = (model: PathModel) =>
    Math.max(0, ...model.pathsBy(generator).map(({ steps }) => steps.length));
  for (const model of models.toSorted((one, other) => stepsOf(other) - stepsOf(one))) {
    const { layout, language } = model.only ?? {};
    const tag = [layout, language].flatMap((name) => (name ? [`@${name}`] : []));
    test.describe(model.name, { tag }, () => {
      for (const path of model.pathsBy(generator)) {
        test(titleOf(path), async ({ site }, info) => {
          test.setTimeout(60_000 + path.steps.length * 1_500);
          await walkAndTell({ model, path, generator, site, info });
        });
      }
    });
  }
}

/** A path, and the test that walks it. */
export interface Walk {
  readonly model: PathModel;
  readonly path: Path;
  readonly generator: Recording['generator'];
  readonly site: Site;
  readonly info: TestInfo;
}

/** Walks a path; tells the reporter what it took, and of a failure all that is known. Throws as `walk` does. */
export async function walkAndTell(walking: Walk): Promise<void> {
  const { model, path, generator, site, info } = walking;
  const taken: Taken[] = [];
  const times = [Date.now()];
  const project = info.project.name;
  const command =
    generator === 'again'
      ? commandAgain(model, path, project)
      : commandFor(generator, project, path.id);
  const tell = (name: string, content: object) =>
    info.attach(name, { body: JSON.stringify(content), contentType: 'application/json' });
  try {
    await walk(model, path, {
      site,
      command,
      step: (title, body) => test.step(title, body),
      report: (each) => {
        taken.push(each);
        times.push(Date.now());
      },
      failed: async (failure) => {
        const screenshot = await site.page.screenshot().catch(() => undefined);
        if (screenshot)
          await info.attach(failureAttachment, { body: screenshot, contentType: 'image/png' });
        const actual = DIAGNOSE === 'no' ? [] : await shownInstead(model, site, failure);
        const isToShorten = DIAGNOSE !== 'no' && generator !== 'again';
        const shorter = isToShorten ? await shorten(model, path, failure, site, info) : undefined;
        const recording: Recording = {
          version: 1,
          model: model.name,
          machine: model.machine.id,
          generator,
          path: path.id,
          project,
          command,
          steps: path.steps.map(({ event, state }, index) => ({
            event,
            expected: recorded(state),
            outcome:
              index < failure.step ? 'held' : index > failure.step ? 'not reached' : 'failed',
            milliseconds: (times[index + 1] ?? Date.now()) - (times[index] ?? Date.now()),
          })),
          failure: {
            step: failure.step,
            message: failure.error instanceof Error ? failure.error.message : String(failure.error),
            actual,
            ...(shorter && { shortest: shorter.steps.slice(1).map(({ event }) => event) }),
          },
        };
        await tell(recordingAttachment, recording);
        if (!shorter) return undefined;
        const events = shorter.steps.slice(1).map(({ event }) => eventInWords(event));
        const again = commandAgain(model, shorter, project);
        return `It takes only: ${events.join(' · ') || 'the start'}\nRepeat that: ${again}`;
      },
    });
  } finally {
    const report: Report = {
      ...together(taken),
      model: model.name,
      path: path.id,
      steps: Math.max(0, taken.length - 1),
      loads: site.loads,
    };
    await tell(attachment, report);
  }
}
