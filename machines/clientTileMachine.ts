import { setup } from 'xstate';
import { type ClientTileEvent, watcher } from './actors';

const specification = 'Section 2, Our Clients: the title appears on hover. WCAG 2.2, 1.4.13.';

/** A tile whose title appears on hover and focus; Escape hides the title until the pointer or the focus leaves the tile. */
function clientTileMachine(id: string) {
  return setup({
    types: { events: {} as ClientTileEvent },
    actors: {
      /** Sends `dismiss` when Escape is pressed while the title is shown. */
      watchEscape: watcher<ClientTileEvent>(),
      /** Sends `left` when the pointer or the focus leaves the tile. */
      watchLeaving: watcher<ClientTileEvent>(),
    },
  }).createMachine({
    id,
    description: `The title of the ${id} tile.`,
    meta: { specification },
    initial: 'offered',
    states: {
      offered: {
        description: 'The title is shown under the pointer, and while the tile has the focus.',
        invoke: { id: 'escape', src: 'watchEscape' },
        on: {
          dismiss: {
            target: 'dismissed',
            description: 'The visitor presses Escape while the title is shown.',
          },
        },
      },
      dismissed: {
        description: 'The title stays away.',
        invoke: { id: 'leaving', src: 'watchLeaving' },
        on: {
          left: {
            target: 'offered',
            description: 'The pointer or the focus has left the tile.',
          },
        },
      },
    },
  });
}

/** One machine per client type (specification, section 2). */
export const clientTileMachines = {
  hospitals: clientTileMachine('hospitals'),
  commercialCenters: clientTileMachine('commercialCenters'),
  restaurants: clientTileMachine('restaurants'),
  hotels: clientTileMachine('hotels'),
  residentialUnits: clientTileMachine('residentialUnits'),
};
