import { moving } from './pageFrame';
import { callMachine } from '../../machines/callMachine';
import { expect } from '../harness/index';
import { find } from './Observation';
import { call as reference, callTime } from './reference/frameReferences';
import { siteModel } from './siteModel';
import type { Finder, SiteDriver } from './SiteDriver';

const plate =
  (site: SiteDriver): Finder =>
  (things) =>
    find(things, 'button', site.say('Call_Elevator'));

/** Expects that the call plate is lit or dark, and that the picture shows elevator doors only while the plate is lit. */
async function shows(site: SiteDriver, isLit: boolean): Promise<void> {
  await site.shows((things) => plate(site)(things)?.pressed).toEqual(isLit);
  const doors = site.page.getByRole('main').locator('section').first().locator('picture + div');
  await expect(doors).toHaveCount(isLit ? 1 : 0);
}

/** The model of the call plate: the button that calls an elevator, in the picture at the top of the home page. */
export const callModel = siteModel({
  name: 'call',
  changes: [...moving, 'main itself'],
  machine: callMachine,
  reference,
  limit: 2,
  start: (site) => site.visitWithStoppedClock('/'),
  events: {
    press: {
      cases: ['finger', 'Enter'].map((by) => ({ type: 'press' as const, by })),
      execute: ({ driver: site, event: { by } }) =>
        by === 'Enter' ? site.type(plate(site), by) : site.press(plate(site)),
      // Pressing the call plate again while it is lit does not restart its timer.
      sneak: async ({ driver: site }) => {
        await site.pass(callTime - 1);
        await site.press(plate(site));
        await shows(site, true);
      },
    },
    'xstate.after.callTime.call.called': {
      execute: async ({ driver: site }) => {
        await site.pass(callTime - 1);
        await shows(site, true);
        await site.pass(1);
      },
    },
  },
  states: {
    waiting: ({ driver: site }) => shows(site, false),
    called: ({ driver: site }) => shows(site, true),
  },
});
