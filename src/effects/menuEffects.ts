import { fromPromise } from 'xstate';
import { type ActorEvents, watcher } from '../../machines/actors';
import type { menuMachine } from '../../machines/menuMachine';
import { elementIds } from '../ui/elementIds';
import { elementOf } from './elementOf';
import { onEscape } from './onEscape';
import { onLayoutChange } from './onLayoutChange';
import { paint } from './paint';

const dialog = () => elementOf(elementIds.menu) as HTMLDialogElement;

/** The menu's effects: it is a `dialog` element, shown at once and made modal after that. */
export const menuEffects = {
  actors: {
    nextPaint: fromPromise(paint),
    watchWidth: watcher<ActorEvents['menu']>(({ sendBack }) =>
      onLayoutChange((isDesktop) => isDesktop && sendBack({ type: 'close' })),
    ),
    watchEscape: watcher<ActorEvents['menu']>(({ sendBack }) =>
      onEscape(() => sendBack({ type: 'close' })),
    ),
  },
  actions: {
    show: () => {
      const menu = dialog();
      menu.hidden = false;
      menu.open = true;
    },
    makeModal: () => {
      const menu = dialog();
      // Not by React's `autoFocus`, which focuses the button before the dialog is modal.
      elementOf(elementIds.closeMenu).autofocus = true;
      // `showModal` throws for a dialog that is open.
      menu.open = false;
      menu.showModal();
    },
    hide: () => {
      dialog().hidden = true;
    },
    releasePage: () => {
      dialog().close();
      const opener = document.querySelector<HTMLElement>(`[aria-controls=${elementIds.menu}]`);
      opener?.focus({ preventScroll: true });
    },
  },
} satisfies Parameters<typeof menuMachine.provide>[0];
