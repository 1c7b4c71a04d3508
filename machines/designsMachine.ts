import { sendTo, setup } from 'xstate';
import { type ActorName, actorNamed } from './actorNamed';
import { choiceOf, isSelected, type SelectEvent } from './choiceMachine';
import { type DesignCategory, designCategories } from './choiceOptions';
import { designCardMachines } from './designCardMachine';
import { onError } from './onError';
import { reportChoice } from './reportChoice';
import { rotationMachine } from './rotationMachine';

/** The events of the designs: the visitor's choice of a card; reports that the rotation rests, or has resumed. */
export type DesignsEvent =
  | SelectEvent<DesignCategory>
  | { readonly type: 'rested' }
  | { readonly type: 'resumed' };

const rest =
  'Decisions, Auto-rotation: it rests while the tab is hidden, under reduced motion, and by one Pause/Play button.';

const choice = choiceOf({
  options: designCategories,
  initial: 'cabins',
  kept: 'design',
  specification: 'Section 4, Designs: selected category starts as Cabins.',
});

/** The same event to every card. */
const toAllCards = (event: 'hold' | 'release') =>
  designCategories.map((card) => ({ type: 'sendToCard' as const, params: { card, event } }));

/** Which design card is expanded, Cabins at first; it owns the cards, and the rotation of their pictures. */
export const designsMachine = setup({
  types: { events: {} as DesignsEvent },
  actors: { rotation: rotationMachine, ...designCardMachines },
  guards: { isSelected },
  actions: {
    reportChoice: reportChoice<DesignsEvent>(),
    sendToCard: sendTo(
      (scope, { card }: { card: ActorName; event: 'hold' | 'release' }) => actorNamed(card)(scope),
      (_, { event }) => ({ type: event }),
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
