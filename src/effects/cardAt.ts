import { type ServiceCard, serviceCards } from '../../machines/choiceOptions';

/** The gap between two service cards in CSS pixels (specification, section 9). */
export const gap = 2;

/** How far the row of services is scrolled. `scrollLeft` (as the browser reports it) and `cardWidth` are in CSS pixels. */
export interface RowPosition {
  readonly scrollLeft: number;
  readonly cardWidth: number;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * The card at the row's start. In a right-to-left row, browsers count `scrollLeft` down from 0, so it is negated. Throws where a
 * measure is not a number.
 */
export function cardAt({ scrollLeft, cardWidth, direction }: RowPosition): ServiceCard {
  const offset = direction === 'rtl' ? -scrollLeft : scrollLeft;
  const last = serviceCards.length - 1;
  const index = Math.min(Math.max(Math.round(offset / (cardWidth + gap)), 0), last);
  const card = serviceCards[index];
  if (!card) throw new Error(`The row stands at no card: ${scrollLeft} of ${cardWidth} px.`);
  return card;
}
