import { fromPromise } from 'xstate';
import { type ActorEvents, watcher } from '../../machines/actors';
import type { menuMachine } from '../../machines/menuMachine';
import { elementIds } from '../ui/elementIds';
import { elementOf } from './elementOf';
import { onEscape } from './onEscape';
import { onLayoutChange } from './onLayoutChange';
import { paint } from './paint';

const dialog = () => elementOf(elementIds.menu) as HTMLDialogElement;

/** The menu's effects: they show the menu, a `dialog` element, at once, and make it modal after the next paint. */
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
      // Set here, because React's `autoFocus` would focus the button before the dialog is modal.
      elementOf(elementIds.closeMenu).autofocus = true;
      // Closed first, because `showModal` throws for an open dialog.
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
