import { assign, setup } from 'xstate';

/** What moves the cursor: places count the steps of the recording from 0, of which those from `first` to `end` are kept; `by` counts steps, back below 0. */
export type CursorEvent =
  | { type: 'grown'; first: number; end: number }
  | { type: 'step'; by: number }
  | { type: 'seek'; place: number }
  | { type: 'follow' };

/** The steps that a recording holds. */
interface Kept {
  readonly first: number;
  readonly end: number;
}

const clamp = (place: number, { first, end }: Kept) => Math.min(Math.max(place, first, 0), end);

/** The one cursor in time that chart, context, log and system share. */
export const cursorMachine = setup({
  types: {
    context: {} as Kept & { place: number },
    events: {} as CursorEvent,
  },
  actions: {
    grow: assign({
      first: (_, { first }: Kept) => first,
      end: (_, { end }) => end,
      place: ({ context }, kept) => clamp(context.place, kept),
    }),
    goToEnd: assign({ place: ({ context }) => context.end }),
    move: assign({
      place: ({ context }, { by }: { by: number }) => clamp(context.place + by, context),
    }),
    seek: assign({
      place: ({ context }, { place }: { place: number }) => clamp(place, context),
    }),
    /** Drops the what-if: it began at another moment. */
    leaveTrial: () => {},
  },
}).createMachine({
  id: 'cursor',
  description: 'The place in the recording that is shown.',
  context: { place: -1, first: 0, end: -1 },
  initial: 'following',
  on: {
    grown: {
      actions: { type: 'grow', params: ({ event }) => event },
      description: 'More steps were recorded.',
    },
    step: {
      target: '.resting',
      actions: [{ type: 'move', params: ({ event }) => event }, 'leaveTrial'],
      description: 'One step on or back.',
    },
    seek: {
      target: '.resting',
      actions: [{ type: 'seek', params: ({ event }) => event }, 'leaveTrial'],
      description: 'To a step of the log, the system or the scale.',
    },
    follow: {
      target: '.following',
      actions: 'leaveTrial',
      description: 'Back to the newest step.',
    },
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
