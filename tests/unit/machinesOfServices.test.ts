import { describe, expect, it } from 'vitest';
import { serviceCards } from '../../machines/choiceOptions';
import { cardAt, gap } from '../../src/effects/cardAt';

const cardWidth = 384;
const at = (steps: number, direction: 'ltr' | 'rtl' = 'ltr') => ({
  scrollLeft: steps * (cardWidth + 2) * (direction === 'rtl' ? -1 : 1),
  cardWidth,
  direction,
});

describe('the card at the start of the row', () => {
  it('is counted by the width of a card plus 2 px', () => {
    expect(gap).toBe(2);
    expect(serviceCards.map((_, index) => cardAt(at(index)))).toEqual([...serviceCards]);
    // On so narrow a card a step of 12 px is another than one of 10.
    expect(cardAt({ scrollLeft: 36, cardWidth: 10, direction: 'ltr' })).toBe('maintenance');
  });

  it('is counted from the negated offset in Arabic', () => {
    expect(serviceCards.map((_, index) => cardAt(at(index, 'rtl')))).toEqual([...serviceCards]);
    expect(cardAt({ ...at(3), direction: 'rtl' })).toBe('installations');
  });

  it('is the nearest one', () => {
    expect(cardAt(at(1.49))).toBe('supply');
    expect(cardAt(at(1.5))).toBe('modernization');
    expect(cardAt(at(1.49, 'rtl'))).toBe('supply');
    expect(cardAt(at(1.51, 'rtl'))).toBe('modernization');
  });

  it('is the first before the start and the last past the end', () => {
    expect(cardAt(at(-2))).toBe('installations');
    expect(cardAt(at(40))).toBe('consultations');
    expect(cardAt(at(-2, 'rtl'))).toBe('installations');
    expect(cardAt(at(40, 'rtl'))).toBe('consultations');
  });
});
