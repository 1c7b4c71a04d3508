import { type Generate, graphIn } from './Generate';
import { postman } from './postman';
import { statePath } from './statePath';

/**
 * The generator of the fast default: as few and as short paths as there can be that take every transition.
 * It goes by stands, so guards hold in it; what a step does not reach again costs a fresh page.
 */
export const tour: Generate = (_, options) => {
  const { start, stands, transitions } = graphIn(options);
  const first = stands.get(start);
  if (!first) return [];
  return postman(start, transitions).walks.map((walk) =>
    statePath(
      first,
      walk.map(({ event, next }) => ({ event, state: next })),
    ),
  );
};
