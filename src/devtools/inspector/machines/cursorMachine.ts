import { assign, setup } from 'xstate';
import type { Step } from '../../charts/records';

type Trial = { type: 'try'; step: Step; place: number };
type CursorEvent = { type: 'seek'; place: number } | Trial | { type: 'follow' | 'leave' };

interface CursorContext {
  /** The index of the shown step among all steps that were ever recorded; `Infinity` means the newest step. */
  readonly place: number;
  /** The what-if: the steps that an actor would take after the step at `place`, tried on a copy. */
  readonly tried: readonly Step[];
}

/** The cursor: the place in time that chart, context and log show. Moving it ends the what-if, which never changes the page. */
export const cursorMachine = setup({
  types: { context: {} as CursorContext, events: {} as CursorEvent },
  actions: {
    setPlace: assign({ place: (_, { place }: { place: number }) => place }),
    addTried: assign({
      place: (_, { place }: Trial) => place,
      tried: ({ context }, { step }: Trial) => [...context.tried, step],
    }),
    clearTried: assign({ tried: [] }),
  },
}).createMachine({
  id: 'cursor',
  description: 'The place in the recording that is shown.',
  context: { place: Infinity, tried: [] },
  initial: 'following',
  on: {
    seek: {
      target: '.resting',
      actions: [{ type: 'setPlace', params: ({ event }) => event }, 'clearTried'],
      description: 'To a step of the log, a chain or the scale, or the next one.',
    },
    follow: {
      target: '.following',
      actions: 'clearTried',
      description: 'Back to the newest step.',
    },
    try: {
      actions: { type: 'addTried', params: ({ event }) => event },
      description: 'An event is tried on a copy: what goes on meanwhile does not move the cursor.',
    },
    leave: { actions: 'clearTried', description: 'The recorded step is shown again.' },
  },
  states: {
    following: {
      description: 'The newest step is shown as it comes.',
      entry: { type: 'setPlace', params: { place: Infinity } },
      on: {
        try: {
          target: 'trying',
          actions: { type: 'addTried', params: ({ event }) => event },
          description: 'An event is tried on a copy of what is live.',
        },
      },
    },
    trying: {
      description: 'A what-if of what was live is shown.',
      on: {
        leave: { target: 'following', actions: 'clearTried', description: 'Back to what is live.' },
      },
    },
    resting: { description: 'A step of the past is shown, or a what-if of it.' },
  },
});
