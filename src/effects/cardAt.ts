import { type ServiceCard, serviceCards } from '../../machines/servicesMachine';

/** The gap between two service cards in CSS pixels (specification, section 9). */
export const gap = 2;

/** Where the row of services stands: `scrollLeft` as the browser gives it and `cardWidth`, both in CSS pixels. */
export interface RowPosition {
  readonly scrollLeft: number;
  readonly cardWidth: number;
  readonly direction: 'ltr' | 'rtl';
}

/** The card at the row's reading start. Right to left, browsers count the offset down from 0: it is negated. */
export function cardAt({ scrollLeft, cardWidth, direction }: RowPosition): ServiceCard {
  const offset = direction === 'rtl' ? -scrollLeft : scrollLeft;
  const last = serviceCards.length - 1;
  const index = Math.min(Math.max(Math.round(offset / (cardWidth + gap)), 0), last);
  const card = serviceCards[index];
  if (!card) throw new Error(`The row stands at no card: ${scrollLeft} of ${cardWidth} px.`);
  return card;
}
