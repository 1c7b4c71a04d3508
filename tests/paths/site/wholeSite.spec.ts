import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { macrostep } from '../../../src/inspector/model/macrostep';
import { expect, test } from '../../test';
import { impatiently } from '../expect';
import { identity } from '../explore';
import { tabsOf } from '../models/tabs';
import type { Shown } from '../ModelDefinition';
import type { PathModel } from '../pathModel';
import { holds } from '../walk';
import { eventInWords } from '../words';
import { possibleEvents } from './siteCases';
import { openedIn, type SiteEvent, siteMachine } from './siteMachine';
import { wholeSites } from './wholeSite';

const kindOf = (event: SiteEvent) =>
  event.type === 'tell' ? `${event.part} ${event.event.type}` : event.type;

/** An event of each kind that something would change by. */
function changes(first: AnyMachineSnapshot) {
  const happening = possibleEvents(first)
    .map((event) => ({ event, next: macrostep(siteMachine, first, event).next }))
    .filter(({ next }) => identity(next) !== identity(first));
  return new Map(happening.map((each) => [kindOf(each.event), each])).values();
}

/** What is wrong with a page that should show a snapshot; empty if nothing is. */
async function complaintOf(
  model: PathModel,
  shown: Omit<Shown<AnyMachineSnapshot, unknown>, 'isAgain'>,
): Promise<string> {
  let complaint = '';
  await impatiently(100, () =>
    holds(model, { ...shown, isAgain: true }).catch((error: unknown) => {
      complaint = String(error);
    }),
  );
  return complaint;
}

for (const model of wholeSites) {
  const { layout = 'desktop', language = 'ar' } = model.only ?? {};
  const first = openedIn(language, layout);
  test.describe(model.name, { tag: [`@${layout}`, `@${language}`] }, () => {
    test('sees of whatever a step would change that it has not happened', async ({ site }) => {
      const world = await model.start(site);
      for (const { event, next } of changes(first)) {
        const complaint = await complaintOf(model, { site, world, snapshot: next });
        expect(complaint, eventInWords(event as AnyEventObject)).toContain('expect');
      }
      expect(await complaintOf(model, { site, world, snapshot: first })).toBe('');
    });

    test('sees that a point of an elevator is missing', async ({ site }) => {
      const world = await model.start(site);
      const points = tabsOf(site, 'Elevators').panel.getByRole('listitem');
      await points.first().evaluate((point) => point.remove());
      expect(await complaintOf(model, { site, world, snapshot: first })).toContain('listitem');
    });
  });
}
