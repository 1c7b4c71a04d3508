import { assign, not, setup } from 'xstate';
import { type ActorEvents, sendIfTaken, watcher } from './actors';
import { type ChoiceName, choiceOptions, type Choices, defaultChoices } from './choiceOptions';

const specification =
  'Decisions, Settled: until a visitor has chosen something, all chat links are exactly as before; what was chosen is ' +
  "added as a sentence. The address's fragment holds choices only.";

/** Asks the machine of a choice to show what was chosen. */
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

/** Has the machines of the open page show what was chosen. */
const showAll = (Object.keys(choiceOptions) as ChoiceName[]).map((choice) => ({
  type: 'show' as const,
  params: { choice },
}));

const write = {
  type: 'writeAddress' as const,
  params: ({ context }: { context: Choices }) => context,
};

/** What a visitor has chosen, on whatever page: chat links say it and the address holds it. */
export const choicesMachine = setup({
  types: { context: {} as Choices, events: {} as ActorEvents['choices'] },
  actors: {
    /**
     * At first and as the address changes, sends `opened` where it names choices; else `arrived`, where a page is come to or
     * the fragment is gone.
     */
    watchAddress: watcher<ActorEvents['choices']>(),
  },
  actions: {
    keepChoice: assign((_, { choice, option }: { choice: ChoiceName; option: string }) => ({
      [choice]: option,
    })),
    keepAll: assign((_, { choices }: { choices: Choices }) => choices),
    show: sendIfTaken(askToAdopt),
    /** Writes the choices into the fragment of the address, in place of those that it names. */
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
