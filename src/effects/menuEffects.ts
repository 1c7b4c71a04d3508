import { fromCallback } from 'xstate';
import type { MenuEvent, menuMachine } from '../../machines/menuMachine';
import { elementIds } from '../ui/elementIds';
import { onEscape } from './onEscape';
import { paint } from './paint';
import { onLayoutChange } from './viewport';

const dialog = () => document.querySelector<HTMLDialogElement>(`#${elementIds.menu}`);

/** How the menu shows itself as a dialog. */
export const menuEffects = {
  actors: {
    nextPaint: paint,
    watchWidth: fromCallback<MenuEvent>(({ sendBack }) =>
      onLayoutChange((isDesktop) => isDesktop && sendBack({ type: 'close' })),
    ),
    watchEscape: fromCallback<MenuEvent>(({ sendBack }) =>
      onEscape(() => sendBack({ type: 'close' })),
    ),
  },
  actions: {
    show: () => {
      const menu = dialog();
      if (!menu) return;
      menu.hidden = false;
      menu.open = true;
    },
    makeModal: () => {
      const menu = dialog();
      if (!menu) return;
      // React would give an element with autoFocus the focus before the dialog is modal.
      const closer = menu.querySelector<HTMLElement>(`#${elementIds.closeMenu}`);
      if (closer) closer.autofocus = true;
      // What is open cannot be made modal.
      menu.open = false;
      menu.showModal();
    },
    hide: () => {
      const menu = dialog();
      if (menu) menu.hidden = true;
    },
    releasePage: () => {
      dialog()?.close();
      const opener = document.querySelector<HTMLElement>(`[aria-controls=${elementIds.menu}]`);
      opener?.focus({ preventScroll: true });
    },
  },
} satisfies Parameters<typeof menuMachine.provide>[0];
