import { type ActorEvents, watcher } from '../../machines/actors';
import type { rotationMachine } from '../../machines/rotationMachine';
import { onEvents } from './onEvents';

/** The effects of the rotation of pictures: they watch whether the tab is shown, and the system's preference for reduced motion. */
export const rotationEffects = {
  actors: {
    watchTab: watcher<ActorEvents['rotation']>(({ sendBack }) => {
      const report = () => sendBack({ type: document.hidden ? 'hid' : 'showed' });
      report();
      return onEvents(document, { visibilitychange: report });
    }),
    watchMotion: watcher<ActorEvents['rotation']>(({ sendBack }) => {
      const preference = window.matchMedia('(prefers-reduced-motion: reduce)');
      const report = () => preference.matches && sendBack({ type: 'reduced' });
      report();
      return onEvents(preference, { change: report });
    }),
  },
} satisfies Parameters<typeof rotationMachine.provide>[0];
