import { impatiently } from './expect';
import { identity } from './explore';
import type { PathModel } from './pathModel';
import { recorded } from './Recording';
import type { RecordedState } from './Recording';
import type { Site } from './Site';
import { holds } from './walk';
import type { Failure } from './walk';

/** How long an expectation may wait while the page is diagnosed, and all of it together, in milliseconds. */
const patience = { each: 250, all: 10_000 };

/** The states of the model that the page shows in place of the expected one: those whose assertions hold. */
export async function shownInstead(
  model: PathModel,
  site: Site,
  { world, expected }: Failure,
): Promise<RecordedState[]> {
  const shown: RecordedState[] = [];
  const deadline = Date.now() + patience.all;
  await impatiently(patience.each, async () => {
    for (const [key, snapshot] of model.graph.snapshots) {
      if (Date.now() > deadline || key === identity(expected)) continue;
      try {
        await holds(model, { site, world, snapshot, isAgain: true });
        shown.push(recorded(snapshot));
      } catch {
        // That is not what the page shows.
      }
    }
  });
  return shown;
}
