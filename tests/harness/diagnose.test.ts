import { expect, it } from 'vitest';
import { shownInstead } from './diagnose';
import { doorModel } from './doorModel';
import { countExpectations } from './countExpectations';
import type { Driver } from './ModelDefinition';

const expectOfPage = countExpectations(expect);
const driver = {} as Driver;

/** Asserts that the page shows a state. The world of this model is the list of the states that the page shows. */
const says =
  (state: string) =>
  async ({ world }: { world: readonly string[] }) =>
    expectOfPage(world).toContain(state);
const model = doorModel({ states: { closed: says('closed'), opened: says('opened') } });
const [, opened] = [...model.graph.states.values()];

/** The states that `shownInstead` finds on a page that shows `world` and should show `expected`. */
async function found(expected: typeof opened, ...world: string[]) {
  if (!expected) throw new Error('The door has no such state');
  const shown = await shownInstead(model, driver, { step: 1, error: undefined, world, expected });
  return shown.map(({ value }) => value);
}

it('shownInstead finds the state that the page shows instead of the expected one', async () => {
  expect(await found(opened, 'closed')).toEqual(['closed']);
  expect(await found(opened, 'closed', 'opened')).toEqual(['closed']);
  expect(await found(opened)).toEqual([]);
});
