import { fromCallback } from 'xstate';
import type { DesignCardEvent } from '../../machines/designCardMachine';
import { elementIds } from '../ui/elementIds';

/** What a design card is told of the keyboard's focus; `card` is the card's id. */
export const designCardEffects = (card: string) => ({
  actors: {
    watchFocus: fromCallback<DesignCardEvent>(({ sendBack }) => {
      const isInside = (target: EventTarget | null): target is Element =>
        target instanceof Element && target.closest(`#${elementIds.designCard(card)}`) !== null;
      const reportEntered = ({ target }: FocusEvent) => {
        if (isInside(target) && target.matches(':focus-visible')) sendBack({ type: 'entered' });
      };
      const reportLeft = ({ target, relatedTarget }: FocusEvent) => {
        if (isInside(target) && !isInside(relatedTarget)) sendBack({ type: 'left' });
      };
      document.addEventListener('focusin', reportEntered);
      document.addEventListener('focusout', reportLeft);
      return () => {
        document.removeEventListener('focusin', reportEntered);
        document.removeEventListener('focusout', reportLeft);
      };
    }),
  },
});
