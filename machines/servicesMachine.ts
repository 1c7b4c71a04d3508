import { setup } from 'xstate';
import { type ActorEvents, watcher } from './actors';
import { type ServiceCard, serviceCards } from './choiceOptions';

const specification =
  'Section 4, Services row: the active pagination index is derived from the scroll position; ' +
  'clicking a bar scrolls smoothly to its card.';

const card = (self: ServiceCard) => ({
  description: `The ${self} card is at the row's start.`,
  on: {
    scrolled: serviceCards
      .filter((other) => other !== self)
      .map((other) => ({
        guard: { type: 'isAt' as const, params: { card: other } },
        target: other,
        description: `The row has come to the ${other} card.`,
      })),
  },
});

/** Follows which service card is at the row's start. Only the scroll offset decides that: pressing a card's button just scrolls the row. */
export const servicesMachine = setup({
  types: { events: {} as ActorEvents['services'] },
  actors: {
    /** Sends `scrolled` as the row scrolls, and `select` when keyboard focus comes into a card. */
    watchRow: watcher<ActorEvents['services']>(),
  },
  actions: {
    /** Scrolls the row smoothly to a card. */
    scrollTo: (_, _params: { card: ServiceCard }) => {},
  },
  guards: {
    isAt: ({ event }, params: { card: ServiceCard }) => event.card === params.card,
  },
}).createMachine({
  id: 'services',
  description: 'Follows the row of six service cards as it scrolls.',
  meta: { specification },
  invoke: { id: 'row', src: 'watchRow' },
  initial: 'installations',
  states: {
    installations: card('installations'),
    supply: card('supply'),
    modernization: card('modernization'),
    maintenance: card('maintenance'),
    towers: card('towers'),
    consultations: card('consultations'),
  },
  on: {
    select: {
      actions: { type: 'scrollTo', params: ({ event }) => ({ card: event.card }) },
      description: 'The visitor presses the bar of a card, or comes into the card by the keyboard.',
    },
  },
});
