import { setup } from 'xstate';
import { type ActorEvents, sendTo } from './actors';
import { choiceOf, isSelected } from './choiceOf';
import { type DesignCategory, designCategories } from './choiceOptions';
import { designCardMachines } from './designCardMachine';
import { onError } from './onError';
import { reportChoice } from './reportChoice';
import { rotationMachine } from './rotationMachine';

const rest =
  'Decisions, Auto-rotation: it rests while the tab is hidden, under reduced motion, and by one Pause/Play button.';

const choice = choiceOf({
  options: designCategories,
  initial: 'cabins',
  kept: 'design',
  specification: 'Section 4, Designs: selected category starts as Cabins.',
});

/** The actions that send one event to every card. */
const toAllCards = (event: 'hold' | 'release') =>
  designCategories.map((card) => ({ type: 'sendToCard' as const, params: { card, event } }));

/** The machines that `designsMachine` invokes, by the names of their actors. */
export const designsMachines = { rotation: rotationMachine, ...designCardMachines };

/** Decides which design card is expanded, at first Cabins; invokes the machines of the cards and of their rotation. */
export const designsMachine = setup({
  types: { events: {} as ActorEvents['designs'] },
  actors: designsMachines,
  guards: { isSelected },
  actions: {
    reportChoice: reportChoice(),
    sendToCard: sendTo(
      (_, { card, event }: { card: DesignCategory; event: 'hold' | 'release' }) => ({
        to: card,
        event: { type: event },
      }),
    ),
  },
}).createMachine({
  id: 'designs',
  ...choice,
  invoke: [
    { id: 'rotation', systemId: 'rotation', src: 'rotation', onError },
    ...designCategories.map((card) => ({ id: card, systemId: card, src: card, onError })),
  ],
  on: {
    ...choice.on,
    rested: {
      actions: toAllCards('hold'),
      description: 'The pictures of all cards rest.',
      meta: { specification: rest },
    },
    resumed: {
      actions: toAllCards('release'),
      description: 'The pictures of all cards rotate again.',
      meta: { specification: rest },
    },
  },
});
