import { type DesignCardEvent, watcher } from '../../machines/actors';
import type { designCardMachines } from '../../machines/designCardMachine';
import { elementIds } from '../ui/elementIds';
import { onEvents } from './onEvents';

/** Whether an event's target is in the card of a design category. */
const isInside = (card: string, target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest(`#${elementIds.designCard(card)}`) !== null;

type Machine = (typeof designCardMachines)['cabins'];

/** The effects of a design card's machine: they watch keyboard focus. */
export const designCardEffects = (card: keyof typeof designCardMachines) =>
  ({
    actors: {
      watchFocus: watcher<DesignCardEvent>(({ sendBack }) => {
        const report = (target: EventTarget | null) => {
          if (isInside(card, target))
            sendBack({ type: target.matches(':focus-visible') ? 'entered' : 'left' });
        };
        report(document.activeElement);
        const reportEntered = ({ target }: FocusEvent) => report(target);
        const reportLeft = ({ target, relatedTarget }: FocusEvent) => {
          if (isInside(card, target) && !isInside(card, relatedTarget)) sendBack({ type: 'left' });
        };
        return onEvents(document, { focusin: reportEntered, focusout: reportLeft });
      }),
    },
  }) satisfies Parameters<Machine['provide']>[0];
