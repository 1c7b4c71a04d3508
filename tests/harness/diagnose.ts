import { stripVTControlCharacters } from 'node:util';
import type { TestInfo } from '@playwright/test';
import { eventInWords } from '../../src/charts/words';
import { commandAgain } from './Again';
import type { Driver } from './Driver';
import { keepFailure } from './knownFailures';
import type { Path, PathModel } from './pathModel';
import type { Project } from './Project';
import { failureAttachment, type Origin, recordingAttachment, recordPath } from './recordPath';
import { shorten } from './shorten';
import { shownInstead } from './shownInstead';
import type { Failure } from './walk';

/** `DIAGNOSE=no` leaves out what takes its time once a path has failed. */
const { DIAGNOSE } = process.env;

/** A path that is walked by a test. */
export interface Walking {
  readonly model: PathModel;
  readonly path: Path;
  readonly generator: Origin;
  readonly tried: Project;
  readonly driver: Driver;
  readonly info: TestInfo;
}

/** Attaches something to a test as JSON. */
export const attachJson = (info: TestInfo, name: string, content: object): Promise<void> =>
  info.attach(name, { body: JSON.stringify(content), contentType: 'application/json' });

/**
 * Attaches the page and a recording to a test whose path has failed, keeps the fewest events that fail so, and says which
 * these are; undefined where that was not asked for. `times` are the milliseconds that each step took.
 */
export async function diagnose(
  { model, path, generator, tried, driver, info }: Walking,
  failure: Failure,
  command: string,
  times: readonly number[],
): Promise<string | undefined> {
  const project = info.project.name;
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
    times,
    failure: {
      step,
      message: stripVTControlCharacters(error instanceof Error ? error.message : String(error)),
      actual,
      ...(shorter && { shortest: shorter.steps.slice(1).map(({ event }) => event) }),
    },
  });
  await attachJson(info, recordingAttachment, recording);
  if (!shorter) return undefined;
  const events = shorter.steps.slice(1).map(({ event }) => event);
  keepFailure({ path: shorter.id, model: model.name, project, events }, tried.failures);
  const again = commandAgain(model, shorter, project, tried.commands);
  return `It takes only: ${events.map(eventInWords).join(' · ') || 'the start'}\nRepeat that: ${again}`;
}
