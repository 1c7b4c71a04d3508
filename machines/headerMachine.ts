import { setup } from 'xstate';
import { type ActorEvents, watcher } from './actors';

const specification =
  'Design, The eye, 14: the header is away for some 6,500 px; it is shown on scrolling up.';
const reading =
  'Design, The eye, third look, 7: the chat button lies on text; it shrinks into the margin while the page is scrolled down.';

const scrolledUp = {
  target: 'pinned',
  description: 'The visitor scrolls back up, far from the beginning.',
} as const;
const reachedTop = {
  target: 'inPlace',
  description: 'Its own place is in sight.',
} as const;

/** The header: at the top of the page, and pinned to the window while the visitor scrolls up. */
export const headerMachine = setup({
  types: { events: {} as ActorEvents['header'] },
  actors: {
    /**
     * Sends `scrolledDown` and `scrolledUp` when the visitor begins to scroll down or up, and `reachedTop` at the page's top. Does not send
     * `scrolledUp` while the header would be visible without being pinned.
     */
    watchScroll: watcher<ActorEvents['header']>(),
    /** Sends `slideEnded` when the header has slid out of sight. */
    watchSlide: watcher<ActorEvents['header']>(),
  },
}).createMachine({
  id: 'header',
  description: 'Where the header is: in its place, or in sight wherever the page is scrolled to.',
  meta: { specification },
  invoke: { id: 'scroll', src: 'watchScroll' },
  initial: 'inPlace',
  states: {
    inPlace: {
      description: "It stands at the page's beginning.",
      on: {
        scrolledDown: {
          target: 'away',
          description: 'The visitor reads on.',
          meta: { specification: reading },
        },
      },
    },
    away: {
      description: 'It has scrolled away with its place: the visitor reads.',
      on: { scrolledUp, reachedTop },
    },
    pinned: {
      description: 'It stays at the upper edge of the screen.',
      on: {
        scrolledDown: {
          target: 'leaving',
          description: 'The visitor reads on.',
        },
        reachedTop,
      },
    },
    leaving: {
      description: 'It slides out of sight.',
      invoke: { id: 'slide', src: 'watchSlide' },
      on: {
        scrolledUp,
        reachedTop,
        slideEnded: {
          target: 'away',
          description: 'It is out of sight.',
        },
      },
    },
  },
});
