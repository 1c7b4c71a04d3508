import type { TestInfo } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import type { Path, PathModel } from './pathModel';
import { shrink } from './shrink';
import type { Driver } from './Driver';
import { walk } from './walk';
import type { Failure } from './walk';
import { wayTo } from './sneak';

/** How many fresh pages a failed path may cost to be shortened, and how long all of that may take, in milliseconds. */
const budget = { tries: 25, time: 120_000 };

/** Finds the shortest list of events that fails as the path did, and returns its path. */
export async function shorten(
  model: PathModel,
  path: Path,
  failure: Failure,
  driver: Driver,
  info: TestInfo,
): Promise<Path> {
  const { step } = failure;
  const fault = faultOf(path, failure);
  const events = path.steps.slice(1, step + 1).map(({ event }) => event);
  const deadline = Date.now() + budget.time;
  info.setTimeout(info.timeout + budget.time + 60_000);
  const shortest = await shrink(events, {
    suggestions: suggestionsFor(model, path, step),
    isPossible: (list) => Date.now() < deadline && model.pathOf(list) !== undefined,
    fails: (list) => failsAnew(fault, model, list, driver, info),
    tries: budget.tries,
  });
  return model.pathOf(shortest) ?? path;
}

/** The shortest way to where it failed, and the event that failed there; nothing where no graph is known. */
export function suggestionsFor(
  { graph }: PathModel,
  { steps }: Path,
  step: number,
): AnyEventObject[][] {
  const previous = steps[step - 1]?.state;
  const event = steps[step]?.event;
  if (!previous || !event) return [];
  const way = wayTo(graph, graph.start, new Map([[previous.identity, true]]));
  return way ? [[...way.map((each) => each.event), event]] : [];
}

/** What makes two failures the same: the event, the state that it should have led to, and what was not as expected. */
export function faultOf({ steps }: Path, { step, error, expected }: Failure): string {
  const [complaint] = (error instanceof Error ? error.message : String(error)).split('\n');
  return JSON.stringify([steps[step]?.event, expected.value, complaint]);
}

const silently = (_: string, body: () => Promise<void>) => body();

/** Whether a path fails on a page by the same fault. */
export async function failsBy(
  fault: string,
  model: PathModel,
  path: Path,
  driver: Driver,
): Promise<boolean> {
  const faults: string[] = [];
  const failed = async (failure: Failure) => void faults.push(faultOf(path, failure));
  const around = { driver, command: '', step: silently, report: () => {}, failed };
  await walk(model, path, around).catch(() => {});
  return faults.includes(fault);
}

/** Whether a list of events fails by the same fault on a fresh page. */
async function failsAnew(
  fault: string,
  model: PathModel,
  events: readonly AnyEventObject[],
  driver: Driver,
  info: TestInfo,
): Promise<boolean> {
  const path = model.pathOf(events);
  if (!path) return false;
  let fresh: Driver | undefined;
  try {
    fresh = await driver.anew(info);
    return await failsBy(fault, model, path, fresh);
  } catch {
    // A page that cannot be opened has not failed in any way that is known.
    return false;
  } finally {
    await fresh?.page.context().close();
  }
}
