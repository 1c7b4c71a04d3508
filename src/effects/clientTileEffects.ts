import { type ClientTileEvent, watcher } from '../../machines/actors';
import type { clientTileMachines } from '../../machines/clientTileMachine';
import { elementIds } from '../ui/elementIds';
import { elementOf } from './elementOf';
import { onEscape } from './onEscape';
import { onEvents } from './onEvents';

/** The effects of a client tile's machine: they watch for the Escape key, and for the pointer or the focus leaving the tile. */
export const clientTileEffects = (client: keyof typeof clientTileMachines) => {
  const id = elementIds.clientTile(client);
  return {
    actors: {
      watchEscape: watcher<ClientTileEvent>(({ sendBack }) =>
        onEscape(() => {
          if (document.querySelector(`#${id}:is(:hover, :focus)`)) sendBack({ type: 'dismiss' });
        }),
      ),
      watchLeaving: watcher<ClientTileEvent>(({ sendBack }) => {
        const report = () => sendBack({ type: 'left' });
        return onEvents(elementOf(id), { pointerleave: report, blur: report });
      }),
    },
  } satisfies Parameters<(typeof clientTileMachines)['hotels']['provide']>[0];
};
