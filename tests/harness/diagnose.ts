import { stripVTControlCharacters } from 'node:util';
import type { TestInfo } from '@playwright/test';
import type { RecordedState } from '../../src/devtools/charts/records';
import { eventInWords, valueInWords } from '../../src/devtools/charts/words';
import { impatiently } from './expect';
import { expectState } from './expectState';
import { commandForEvents } from './failedPaths';
import type { Driver } from './ModelDefinition';
import type { Path, PathModel } from './pathModel';
import type { Project } from './Project';
import {
  failureAttachment,
  type Origin,
  recordedState,
  recordingAttachment,
  recordPath,
} from './recordPath';
import { shorten } from './shorten';
import type { Failure } from './walk';

/** `DIAGNOSE=no` skips the slow parts: finding the state that the page shows, and shortening the path. */
const { DIAGNOSE } = process.env;

/** Time limits in milliseconds for finding the state that the page shows: for each expectation, and in all. */
const patience = { each: 250, all: 10_000 };

export interface Walking {
  readonly model: PathModel;
  readonly path: Path;
  readonly generator: Origin;
  readonly tried: Project;
  readonly driver: Driver;
  readonly info: TestInfo;
}

export const attachJson = (info: TestInfo, name: string, content: object): Promise<void> =>
  info.attach(name, { body: JSON.stringify(content), contentType: 'application/json' });

/**
 * Attaches a screenshot and a recording of a failed path to the test. Returns a text with the state that the page shows instead of the
 * expected one, and the shortest list of events that fails in the same way, as far as these are known. `times` is in milliseconds.
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
  const events = shorter?.steps.slice(1).map(({ event }) => event);
  const { step, error } = failure;
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const recording = recordPath(model, path, {
    generator,
    project,
    command,
    times,
    failure: { step, message, actual, ...(events && { shortest: events }) },
  });
  await attachJson(info, recordingAttachment, recording);
  const seen = actual.map(({ value }) => valueInWords(value)).join(', or ');
  const instead = seen && `The page shows this state instead: ${seen}`;
  if (!shorter || !events) return instead;
  const again = commandForEvents(model, shorter, project, tried.commands);
  const way = events.map(eventInWords).join(' · ') || 'the start';
  return `${instead}\nThe shortest way to the same failure: ${way}\nRepeat that: ${again}`.trim();
}

/** The states of the model that the page shows instead of the expected one: their assertions hold. */
export async function shownInstead(model: PathModel, driver: Driver, { world, expected }: Failure) {
  const shown: RecordedState[] = [];
  const deadline = Date.now() + patience.all;
  await impatiently(patience.each, async () => {
    for (const [key, state] of model.graph.states) {
      if (Date.now() > deadline || key === expected.identity) continue;
      try {
        await expectState(model, { driver, world, state, isAgain: true });
        shown.push(recordedState(state));
      } catch {
        // The page does not show this state.
      }
    }
  });
  return shown;
}
