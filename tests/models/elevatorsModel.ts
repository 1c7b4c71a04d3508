import { elevatorTypes, elevatorsMachine } from '../../machines/elevatorsMachine';
import { elevators } from '../../src/content/elevators';
import { siteModel } from './siteModel';
import { ariaNode } from './ariaNode';
import { selectTab, showsTab, tabsOf, visitTabs, waysToSelect } from './tabs';

/** The elevator types on the home page. */
export const elevatorsModel = siteModel({
  name: 'elevators',
  machine: elevatorsMachine,
  limit: elevatorTypes.length,
  start: (site) => visitTabs(site, 'Elevators'),
  events: {
    select: {
      cases: ({ value }) => waysToSelect(elevatorTypes, value, 'line'),
      execute: async ({ driver: site, event: { option, by } }) => {
        const elevator = elevators[elevatorTypes.indexOf(option)];
        if (!elevator) throw new Error(`No elevator type is "${option}"`);
        await selectTab(site, tabsOf(site, 'Elevators').list, site.read(elevator, 'title'), by);
      },
    },
  },
  states: Object.fromEntries(
    elevators.map((elevator) => [
      elevator.id,
      async ({ driver: site }) => {
        await showsTab(site, tabsOf(site, 'Elevators'), elevators, elevator, [
          `- ${ariaNode('heading', site.read(elevator, 'title'), 'level=3')}`,
          '- list:',
          ...site.read(elevator, 'points').map((point) => `  - listitem: ${JSON.stringify(point)}`),
        ]);
      },
    ]),
  ),
});
