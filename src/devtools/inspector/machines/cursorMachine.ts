import { assign, setup } from 'xstate';
import type { Step } from '../../charts/records';

/** The steps that a recording holds: their places count from 0, those from `first` to `end` are kept. */
interface Kept {
  readonly first: number;
  readonly end: number;
}

type CursorEvent =
  | ({ type: 'grown' } & Kept)
  | { type: 'seek'; place: number }
  | { type: 'follow' }
  | { type: 'try'; step: Step }
  | { type: 'leave' };

interface CursorContext extends Kept {
  readonly place: number;
  /** The what-if: the steps that an actor would take after the one at the place. */
  readonly tried: readonly Step[];
}

const clamp = (place: number, { first, end }: Kept) => Math.min(Math.max(place, first, 0), end);

/** The one cursor in time that chart, context and log share: moved, it leaves the what-if, of which nothing touches the page. */
export const cursorMachine = setup({
  types: { context: {} as CursorContext, events: {} as CursorEvent },
  actions: {
    grow: assign({
      first: (_, { first }: Kept) => first,
      end: (_, { end }) => end,
      place: ({ context }, kept) => clamp(context.place, kept),
    }),
    goToEnd: assign({ place: ({ context }) => context.end }),
    seek: assign({ place: ({ context }, { place }: { place: number }) => clamp(place, context) }),
    addTried: assign({
      tried: ({ context }, { step }: { step: Step }) => [...context.tried, step],
    }),
    clearTried: assign({ tried: [] }),
  },
}).createMachine({
  id: 'cursor',
  description: 'The place in the recording that is shown.',
  context: { place: -1, first: 0, end: -1, tried: [] },
  initial: 'following',
  on: {
    grown: {
      actions: { type: 'grow', params: ({ event }) => event },
      description: 'More steps were recorded.',
    },
    seek: {
      target: '.resting',
      actions: [{ type: 'seek', params: ({ event }) => event }, 'clearTried'],
      description: 'To a step of the log, a chain or the scale, or the next one.',
    },
    follow: {
      target: '.following',
      actions: 'clearTried',
      description: 'Back to the newest step.',
    },
    try: {
      target: '.resting',
      actions: { type: 'addTried', params: ({ event }) => event },
      description: 'An event is tried on a copy: what goes on meanwhile does not move the cursor.',
    },
    leave: { actions: 'clearTried', description: 'The recorded step is shown again.' },
  },
  states: {
    following: {
      description: 'The newest step is shown as it comes.',
      entry: 'goToEnd',
      on: {
        grown: {
          actions: [{ type: 'grow', params: ({ event }) => event }, 'goToEnd'],
          description: 'The newest step is shown.',
        },
      },
    },
    resting: { description: 'A step of the past is shown.' },
  },
});
