import { setup } from 'xstate';
import { type ActorEvents, watcher } from './actors';
import { nextPaint } from './nextPaint';

const specification =
  'Section 4, Mobile menu: closed or open; the menu button opens it, the close button closes it.';

const closing = {
  description:
    'The close button, Escape, a chosen link, another page, or the window growing past the medium width.',
};

/** The menu of the small layout: a modal overlay that is closed or opened. */
export const menuMachine = setup({
  types: { events: {} as ActorEvents['menu'] },
  actors: {
    nextPaint,
    /** Sends `close` when the window grows past the medium breakpoint. */
    watchWidth: watcher<ActorEvents['menu']>(),
    /** Sends `close` on Escape until the overlay is a modal dialog, which the browser itself closes on Escape. */
    watchEscape: watcher<ActorEvents['menu']>(),
  },
  actions: {
    show: () => {},
    /** Makes the overlay a modal dialog: focus moves in, the page behind is inert. */
    makeModal: () => {},
    hide: () => {},
    /** Ends the modal dialog: focus returns to the menu button, the page behind can be used. */
    releasePage: () => {},
  },
}).createMachine({
  id: 'menu',
  description: 'The full-screen menu of the small layout.',
  meta: { specification },
  initial: 'closed',
  states: {
    closed: {
      description: 'The menu is not there.',
      initial: 'released',
      states: {
        hidden: {
          description: 'The menu is off the screen; the page behind is still held.',
          invoke: {
            id: 'paint',
            src: 'nextPaint',
            onDone: {
              target: 'released',
              actions: 'releasePage',
              description: 'The page is seen without the menu.',
            },
          },
        },
        released: {
          description: 'The page is in use.',
          on: {
            open: {
              target: '#menu.opened',
              description: 'The visitor presses the menu button.',
            },
          },
        },
      },
    },
    opened: {
      description: 'The menu covers the page.',
      entry: 'show',
      exit: 'hide',
      invoke: { id: 'width', src: 'watchWidth' },
      initial: 'shown',
      states: {
        shown: {
          description: 'The menu is seen; holding the page behind takes its time and comes next.',
          invoke: [
            { id: 'escape', src: 'watchEscape' },
            {
              id: 'paint',
              src: 'nextPaint',
              onDone: {
                target: 'modal',
                actions: 'makeModal',
                description: 'The menu is on the screen.',
              },
            },
          ],
          on: {
            close: { ...closing, target: '#menu.closed.released', actions: 'releasePage' },
          },
        },
        modal: {
          description: 'The page behind is held; the focus stays in the menu.',
          on: { close: { ...closing, target: '#menu.closed.hidden' } },
        },
      },
    },
  },
});
