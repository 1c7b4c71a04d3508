import { assign, not, setup } from 'xstate';
import { type ActorEvents, sendTo, watcher } from './actors';
import { type ChoiceName, choiceOptions, type Choices, defaultChoices } from './choiceOptions';

const specification =
  'Decisions, Settled: until a visitor has chosen something, all chat links are exactly as before; what was chosen is ' +
  "added as a sentence. The address's fragment holds choices only.";

/** Returns the `adopt` event by which a choice's machine shows the chosen option, and the name of the actor that receives it. */
function askToAdopt(choices: Choices, { choice }: { readonly choice: ChoiceName }) {
  switch (choice) {
    case 'elevator':
      return { to: 'elevators', event: { type: 'adopt', option: choices.elevator } } as const;
    case 'design':
      return { to: 'designs', event: { type: 'adopt', option: choices.design } } as const;
    default:
      return { to: choice, event: { type: 'adopt', picture: choices[choice] } } as const;
  }
}

/** The actions that make every machine of the open page show its chosen option. */
const showAll = (Object.keys(choiceOptions) as ChoiceName[]).map((choice) => ({
  type: 'show' as const,
  params: { choice },
}));

const write = {
  type: 'writeAddress' as const,
  params: ({ context }: { context: Choices }) => context,
};

/** Keeps the visitor's choices from page to page. Chat links name the choices, and the address holds them in its fragment. */
export const choicesMachine = setup({
  types: { context: {} as Choices, events: {} as ActorEvents['choices'] },
  actors: {
    /**
     * Sends an event at the start and at each change of the address: `opened` if the fragment names choices; else `arrived`, if
     * another page is open or the fragment is gone.
     */
    watchAddress: watcher<ActorEvents['choices']>(),
  },
  actions: {
    keepChoice: assign((_, { choice, option }: { choice: ChoiceName; option: string }) => ({
      [choice]: option,
    })),
    keepAll: assign((_, { choices }: { choices: Choices }) => choices),
    show: sendTo(askToAdopt, { ifTaken: true }),
    /** Writes the choices into the fragment of the address, in place of the choices named there. */
    writeAddress: (_, _choices: Choices) => {},
  },
  guards: {
    hasChosen: ({ context }) =>
      Object.entries(defaultChoices).some(
        ([name, option]) => context[name as ChoiceName] !== option,
      ),
  },
}).createMachine({
  id: 'choices',
  description: 'What a visitor has chosen, for the chat links and the address.',
  meta: { specification },
  context: defaultChoices,
  invoke: { id: 'address', src: 'watchAddress' },
  on: {
    chose: {
      actions: [{ type: 'keepChoice', params: ({ event }) => event }, write],
      description: 'The visitor chooses an option.',
    },
    opened: {
      actions: [{ type: 'keepAll', params: ({ event }) => event }, ...showAll],
      description: 'The address names choices.',
    },
  },
  initial: 'untouched',
  states: {
    untouched: {
      description: 'Everything is as the page begins.',
      always: { guard: 'hasChosen', target: 'chosen' },
    },
    chosen: {
      description: 'Something else is chosen than at first.',
      always: { guard: not('hasChosen'), target: 'untouched' },
      on: {
        arrived: {
          actions: [...showAll, write],
          description: 'The address names no choices: what was chosen is shown there too.',
        },
      },
    },
  },
});
