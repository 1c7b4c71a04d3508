import { createActor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { serviceCards } from '../../machines/choiceOptions';
import { servicesMachine } from '../../machines/servicesMachine';
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

describe('the services row', () => {
  it('has six cards and begins with the first', () => {
    expect(serviceCards).toHaveLength(6);
    expect(createActor(servicesMachine).start().getSnapshot().value).toBe('installations');
  });

  it('follows the row from any card to any other', () => {
    for (const from of serviceCards) {
      for (const to of serviceCards) {
        const actor = createActor(servicesMachine).start();
        actor.send({ type: 'scrolled', card: from });
        actor.send({ type: 'scrolled', card: to });
        expect(actor.getSnapshot().value).toBe(to);
      }
    }
  });

  it('scrolls to the card whose bar is pressed, and lets the offset decide where it is', () => {
    const scrollTo = vi.fn<(_: unknown, params: unknown) => void>();
    const actor = createActor(servicesMachine.provide({ actions: { scrollTo } })).start();
    for (const card of serviceCards) {
      actor.send({ type: 'select', card });
      expect(scrollTo).toHaveBeenLastCalledWith(expect.anything(), { card });
      expect(actor.getSnapshot().value).toBe('installations');
    }
    expect(scrollTo).toHaveBeenCalledTimes(6);
    actor.send({ type: 'scrolled', card: 'maintenance' });
    expect(scrollTo).toHaveBeenCalledTimes(6);
  });
});
