import { setup } from 'xstate';

/** The six service cards, in the order of the row (specification, section 3). */
export const serviceCards = [
  'installations',
  'supply',
  'modernization',
  'maintenance',
  'towers',
  'consultations',
] as const;

/** One card of the services row. */
export type ServiceCard = (typeof serviceCards)[number];

/** Where the row stands: `scrollLeft` as the browser gives it and `cardWidth`, both in CSS pixels. */
export interface RowPosition {
  readonly scrollLeft: number;
  readonly cardWidth: number;
  readonly direction: 'ltr' | 'rtl';
}

/** The gap between two cards in CSS pixels (specification, section 9). */
export const gap = 2;

/** The card at the row's reading start. Right to left, browsers count the offset down from 0: it is negated. */
export function cardAt({ scrollLeft, cardWidth, direction }: RowPosition): ServiceCard {
  const offset = direction === 'rtl' ? -scrollLeft : scrollLeft;
  const index = Math.round(offset / (cardWidth + gap));
  const last = serviceCards.length - 1;
  return serviceCards[Math.min(Math.max(index, 0), last)] ?? serviceCards[0];
}

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
        meta: { specification },
      })),
  },
});

/** Which service card the row has come to; the bars only scroll, the offset alone decides. */
export const servicesMachine = setup({
  types: {
    events: {} as { type: 'select'; card: ServiceCard } | ({ type: 'scrolled' } & RowPosition),
  },
  actions: {
    /** Scrolls the row smoothly to a card. */
    scrollTo: (_, _params: { card: ServiceCard }) => {},
  },
  guards: {
    isAt: ({ event }, params: { card: ServiceCard }) =>
      event.type === 'scrolled' && cardAt(event) === params.card,
  },
}).createMachine({
  id: 'services',
  description: 'Follows the row of six service cards as it scrolls.',
  meta: { specification },
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
      description: 'The visitor presses the bar of a card.',
      meta: { specification },
    },
  },
});
