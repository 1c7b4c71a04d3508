import { eventInWords } from '../../src/devtools/charts/words';
import {
  expectState,
  identity,
  impatiently,
  keyOf,
  type PathModel,
  type SystemState,
} from '../harness/index';
import type { Browser } from '../models/wholeSite/browserIn';
import { wholeSites } from '../models/wholeSite/wholeSites';
import { expect, test } from '../test';

/** The visible part of a state: the address and the states of the machines, without the visitor's history. */
const visible = (state: SystemState): string =>
  JSON.stringify([
    (state.environmentState as Browser).history.at(-1),
    state.names.filter((name) => name !== 'site').map((name) => identity(state.of(name))),
  ]);

/** Events that change something visible, one of each kind, and the states that they lead to. */
function changes(model: PathModel, first: SystemState) {
  const possible = model.possibleAt(first).flatMap((event) => {
    const next = model.pathOf([event])?.state;
    return next && visible(next) !== visible(first) ? [{ event, next }] : [];
  });
  return new Map(possible.map((each) => [keyOf(each.event), each])).values();
}

/** The first error found when the page is compared with a state; empty if the page shows the state. */
async function complaintOf(
  model: PathModel,
  shown: Omit<Parameters<typeof expectState>[1], 'isAgain'>,
): Promise<string> {
  let complaint = '';
  await impatiently(100, () =>
    expectState(model, { ...shown, isAgain: true }).catch((error: unknown) => {
      complaint = String(error);
    }),
  );
  return complaint;
}

for (const model of wholeSites) {
  const first = model.pathOf([])?.state;
  if (!first) throw new Error(`${model.name} has no start`);
  const tag = (model.tags ?? []).map((name) => `@${name}`);
  test.describe(model.name, { tag }, () => {
    test('comparing an unchanged page with a state after an event fails if the event should change the page', async ({
      site,
    }) => {
      const world = await model.start(site);
      // The page must match with full patience first: else what has not loaded yet would count below as a difference.
      await expectState(model, { driver: site, world, state: first, isAgain: true });
      for (const { event, next } of changes(model, first)) {
        const complaint = await complaintOf(model, { driver: site, world, state: next });
        expect(complaint, eventInWords(event)).toContain('expect');
      }
      expect(await complaintOf(model, { driver: site, world, state: first })).toBe('');
    });
  });
}
