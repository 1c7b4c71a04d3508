import { assign, fromPromise, setup } from 'xstate';
import { type ActorEvents, sendTo, type SharingPlace } from './actors';

const specification =
  'Design, The eye, third look, "Your elevator": Share (navigator.share, else copied and said) and Print.';

const share = {
  target: 'sharing',
  actions: { type: 'keepPlace', params: ({ event }: { event: { place: SharingPlace } }) => event },
  description: 'The visitor presses Share.',
} as const;

/** How long the page shows the result of a share, in milliseconds. */
export const noteTime = 10_000;

const said = {
  on: { share },
  after: { noteTime: { target: 'idle', description: 'There was time to read it.' } },
} as const;

/** Shares or prints the visitor's choices. */
export const sharingMachine = setup({
  types: {
    context: {} as { readonly place: SharingPlace },
    events: {} as ActorEvents['sharing'],
  },
  actors: {
    /**
     * Opens the system's share sheet with an address that names the choices, or copies the address where the browser cannot share. Resolves
     * with `shared` or `copied`; also with `shared` if the visitor dismisses the sheet. Rejects if the browser can do neither.
     */
    shareChoices: fromPromise<'shared' | 'copied'>(async () => 'shared'),
  },
  actions: {
    keepPlace: assign((_, { place }: { place: SharingPlace }) => ({ place })),
    print: () => {},
    /** Makes the address name the choices, because the visitor is about to copy it by hand. */
    askForAddress: sendTo(() => ({ to: 'choices', event: { type: 'arrived' } })),
  },
  delays: { noteTime },
  guards: {
    isCopied: (_, { output }: { output: 'shared' | 'copied' }) => output === 'copied',
  },
}).createMachine({
  id: 'sharing',
  description: 'Shares an address that names what is chosen, and prints it.',
  meta: { specification },
  context: { place: 'form' },
  on: {
    print: {
      actions: 'print',
      description: 'The visitor presses Print.',
    },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is said.',
      on: { share },
    },
    sharing: {
      description: "The system's sheet is open, or the address is being copied.",
      invoke: {
        id: 'share',
        src: 'shareChoices',
        onDone: [
          {
            guard: { type: 'isCopied', params: ({ event }) => event },
            target: 'copied',
            description: 'The browser cannot share: the address is in the clipboard.',
          },
          {
            target: 'idle',
            description: 'It is shared, or the visitor has thought better of it.',
          },
        ],
        onError: {
          target: 'refused',
          actions: 'askForAddress',
          description: 'The browser neither shares nor copies.',
        },
      },
    },
    copied: {
      description: 'The page says that the address is copied, where Share was pressed.',
      ...said,
    },
    refused: {
      description: 'The page says where the address can be copied by hand.',
      ...said,
    },
  },
});
