import type { TestInfo } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { byStart, wayTo } from './tourOf';
import type { Driver } from './ModelDefinition';
import type { Path, PathModel } from './pathModel';
import { type Failure, walk } from './walk';

/** Limits for shortening a failed path: the number of new pages to open, and the time in milliseconds. */
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
  const fails = async (list: readonly AnyEventObject[]) => {
    const shorter = model.pathOf(list);
    // A page that cannot be opened counts as one that did not fail.
    const fresh = shorter && (await driver.anew(info).catch(() => undefined));
    if (!fresh) return false;
    try {
      return await failsBy(fault, model, shorter, fresh);
    } finally {
      await fresh.page.context().close();
    }
  };
  const shortest = await shrink(events, {
    suggestion: suggestionFor(model, path, step),
    isPossible: (list) => Date.now() < deadline && model.pathOf(list) !== undefined,
    fails,
    tries: budget.tries,
  });
  return model.pathOf(shortest) ?? path;
}

/** The fewest events to the state before the failed step, then the failed event; undefined if the graph has no way there. */
function suggestionFor({ graph }: PathModel, { steps }: Path, step: number) {
  const previous = steps[step - 1]?.state;
  const event = steps[step]?.event;
  if (!previous || !event) return undefined;
  const way = wayTo(byStart(graph.transitions), graph.start, new Map([[previous.identity, true]]));
  return way && [...way.map((each) => each.event), event];
}

/** A text that is equal for two failures with the same event, expected state and first line of the message. */
function faultOf({ steps }: Path, { step, error, expected }: Failure): string {
  const [complaint] = (error instanceof Error ? error.message : String(error)).split('\n');
  return JSON.stringify([steps[step]?.event, expected.value, complaint]);
}

/** Whether a path, walked on a page, fails with the given fault. */
async function failsBy(fault: string, model: PathModel, path: Path, driver: Driver) {
  let found = '';
  await walk(model, path, {
    driver,
    failed: async (failure) => {
      found = faultOf(path, failure);
      return undefined;
    },
  }).catch(() => {});
  return found === fault;
}

/** The arguments of `shrink`, which makes a list of events shorter. */
interface Shrinking<Event> {
  /** A list that may fail too. If it is shorter, `shrink` tries it first. */
  readonly suggestion: readonly Event[] | undefined;
  readonly isPossible: (events: readonly Event[]) => boolean;
  /** Walks the events; returns whether they fail. */
  readonly fails: (events: readonly Event[]) => Promise<boolean>;
  readonly tries: number;
}

/** Returns the shortest list of events seen to fail. Leaves out ever smaller parts (delta debugging: Zeller and Hildebrandt, 2002). */
export async function shrink<Event>(
  failing: readonly Event[],
  { suggestion, isPossible, fails, tries }: Shrinking<Event>,
): Promise<readonly Event[]> {
  let left = tries;
  const stillFails = async (events: readonly Event[]) => {
    if (left <= 0 || !isPossible(events)) return false;
    left -= 1;
    return fails(events);
  };
  let shortest = failing;
  if (suggestion && suggestion.length < failing.length && (await stillFails(suggestion)))
    shortest = suggestion;
  for (let size = Math.ceil(shortest.length / 2); size >= 1;) {
    let isShorter = false;
    for (let at = 0; at < shortest.length; at += size) {
      const candidate = [...shortest.slice(0, at), ...shortest.slice(at + size)];
      if (candidate.length > 0 && (await stillFails(candidate))) {
        shortest = candidate;
        isShorter = true;
        at -= size;
      }
    }
    if (!isShorter) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return shortest;
}
