import { assign, setup } from 'xstate';
import type { FoundElement } from '../model/Message';

type ElementsEvent = { type: 'pick' } | { type: 'found'; found: FoundElement | undefined };

/** Which element of a page is asked about. */
export const elementsMachine = setup({
  types: { context: {} as { found: FoundElement | undefined }, events: {} as ElementsEvent },
  actions: {
    setFound: assign({ found: (_, { found }: { found: FoundElement | undefined }) => found }),
    /** Has the pages ask, with their next press, or not any more. */
    ask: (_, _params: { on: boolean }) => {},
    /** Shows the actor that the found element has sent something to, or whose state it shows. */
    show: (_, _params: { found: FoundElement | undefined }) => {},
  },
}).createMachine({
  id: 'elements',
  description: 'Which element of a page is asked about.',
  context: { found: undefined },
  initial: 'resting',
  states: {
    resting: {
      description: 'The pages are used as ever.',
      on: { pick: { target: 'picking', description: 'An element is to be picked.' } },
    },
    picking: {
      description: 'The next press on a page asks about an element.',
      entry: { type: 'ask', params: { on: true } },
      exit: { type: 'ask', params: { on: false } },
      on: {
        pick: { target: 'resting', description: 'Nothing is to be picked after all.' },
        found: {
          target: 'resting',
          actions: [
            { type: 'setFound', params: ({ event }) => event },
            { type: 'show', params: ({ event }) => event },
          ],
          description: 'An element was picked, or none: Escape.',
        },
      },
    },
  },
});
