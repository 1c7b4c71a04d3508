import { type ActorEvents, watcher } from '../../machines/actors';
import { type ServiceCard, serviceCards } from '../../machines/choiceOptions';
import type { servicesMachine } from '../../machines/servicesMachine';
import { elementIds } from '../ui/elementIds';
import { elementOf } from './elementOf';
import { onEvents } from './onEvents';

/** The gap between two service cards in CSS pixels (specification, section 9). */
const gap = 2;

/** How far the row of services is scrolled, as `scrollLeft` in CSS pixels; `cardWidth` is in CSS pixels too. */
interface RowPosition {
  readonly scrollLeft: number;
  readonly cardWidth: number;
  readonly direction: 'ltr' | 'rtl';
}

/** The card at the row's start. In a right-to-left row, browsers count `scrollLeft` down from 0. Throws if a measure is not a number. */
function cardAt({ scrollLeft, cardWidth, direction }: RowPosition): ServiceCard {
  const offset = direction === 'rtl' ? -scrollLeft : scrollLeft;
  const last = serviceCards.length - 1;
  const index = Math.min(Math.max(Math.round(offset / (cardWidth + gap)), 0), last);
  const card = serviceCards[index];
  if (!card) throw new Error(`The row stands at no card: ${scrollLeft} of ${cardWidth} px.`);
  return card;
}

function readPosition(row: HTMLElement): RowPosition {
  return {
    scrollLeft: row.scrollLeft,
    cardWidth: row.querySelector('li')?.getBoundingClientRect().width ?? 0,
    direction: getComputedStyle(row).direction === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** The service card that contains an element; undefined outside all cards. */
function cardAround(element: Element): ServiceCard | undefined {
  const leaf = element.closest(`#${elementIds.servicesRow} li`);
  return leaf ? serviceCards[[...(leaf.parentElement?.children ?? [])].indexOf(leaf)] : undefined;
}

/** The effects of the row of services. They listen on the document, because the actor starts before the row is rendered. */
export const servicesEffects = {
  actors: {
    watchRow: watcher<ActorEvents['services']>(({ sendBack }) => {
      const report = (row: HTMLElement) =>
        sendBack({ type: 'scrolled', card: cardAt(readPosition(row)) });
      const reportScroll = ({ target }: Event) => {
        if (target instanceof HTMLElement && target.id === elementIds.servicesRow) report(target);
      };
      const reportFocus = ({ target }: Event) => {
        if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
        const card = cardAround(target);
        if (card) sendBack({ type: 'select', card });
      };
      // On the page that was served, the row may have been scrolled before the scripts came.
      const row = document.querySelector<HTMLElement>(`#${elementIds.servicesRow}`);
      if (row) report(row);
      const options = { capture: true, passive: true };
      return onEvents(document, { scroll: reportScroll, focusin: reportFocus }, options);
    }),
  },
  actions: {
    /** Scrolls smoothly if the row's style has `scroll-behavior: smooth`. */
    scrollTo: (_, { card }) => {
      const row = elementOf(elementIds.servicesRow);
      const { cardWidth, direction } = readPosition(row);
      const offset = serviceCards.indexOf(card) * (cardWidth + gap);
      row.scrollTo({ left: direction === 'rtl' ? -offset : offset });
    },
  },
} satisfies Parameters<typeof servicesMachine.provide>[0];
