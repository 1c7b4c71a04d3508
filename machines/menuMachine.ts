import { fromCallback, setup } from 'xstate';

const specification =
  'Section 4, Mobile menu: closed or open; the menu button opens it, the close button closes it.';

/** The small screen's menu: a modal overlay that is closed or opened. */
export const menuMachine = setup({
  types: { events: {} as { type: 'open' } | { type: 'close' } },
  actions: {
    /** Shows the overlay as a modal dialog: focus moves in, the page behind is inert. */
    show: () => {},
    /** Takes the overlay away: focus returns to the menu button. */
    hide: () => {},
  },
  actors: {
    /** Sends `close` when the window grows past the medium breakpoint. */
    watchWidth: fromCallback<{ type: 'close' }>(() => {}),
    /** Sends `close` when the browser's own buttons lead to another page. */
    watchHistory: fromCallback<{ type: 'close' }>(() => {}),
  },
}).createMachine({
  id: 'menu',
  description: 'The full-screen menu of the small layout.',
  meta: { specification },
  initial: 'closed',
  states: {
    closed: {
      description: 'The page is in use, the menu is not there.',
      on: {
        open: {
          target: 'opened',
          description: 'The visitor presses the menu button.',
          meta: { specification },
        },
      },
    },
    opened: {
      description: 'The menu covers the page.',
      entry: 'show',
      exit: 'hide',
      invoke: [
        { id: 'width', src: 'watchWidth' },
        { id: 'history', src: 'watchHistory' },
      ],
      on: {
        close: {
          target: 'closed',
          description:
            'The close button, Escape, a chosen link, another page, or the window growing past the medium width.',
          meta: { specification },
        },
      },
    },
  },
});
