import { impatiently } from './expect';
import type { Driver } from './Driver';
import type { PathModel } from './pathModel';
import type { RecordedState } from '../../src/charts/records';
import { recorded } from './recordPath';
import { holds } from './holds';
import type { Failure } from './walk';

/** How long an expectation may wait while the page is diagnosed, and all of it together, in milliseconds. */
const patience = { each: 250, all: 10_000 };

/** The states of the model that the page shows in place of the expected one: those whose assertions hold. */
export async function shownInstead(
  model: PathModel,
  driver: Driver,
  { world, expected }: Failure,
): Promise<RecordedState[]> {
  const shown: RecordedState[] = [];
  const deadline = Date.now() + patience.all;
  await impatiently(patience.each, async () => {
    for (const [key, stand] of model.graph.stands) {
      if (Date.now() > deadline || key === expected.identity) continue;
      try {
        await holds(model, { driver, world, stand, isAgain: true });
        shown.push(recorded(stand));
      } catch {
        // That is not what the page shows.
      }
    }
  });
  return shown;
}
