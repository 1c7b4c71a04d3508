import { type ActorEvents, watcher } from '../../machines/actors';
import type { headerMachine } from '../../machines/headerMachine';
import { elementIds } from '../ui/elementIds';
import { elementOf } from './elementOf';
import { onEvents } from './onEvents';

/**
 * In CSS pixels: how far a visitor must scroll in a new direction before it counts (`least`), and the greatest height that the header takes
 * at the top of a page (`place`).
 */
const least = 16;
const place = 96;

/** How far the page is scrolled, in CSS pixels. Browsers let a page bounce beyond its ends; that distance does not count. */
function scrolled(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  // On an iPhone only `innerHeight` grows while the toolbars are away.
  const height = Math.max(clientHeight, window.innerHeight);
  return Math.max(0, Math.min(window.scrollY, scrollHeight - height));
}

/** The header's effects: they report a new scrolling direction, the arrival at the page's top, and the end of the header's animation. */
export const headerEffects = {
  actors: {
    watchScroll: watcher<ActorEvents['header']>(({ sendBack }) => {
      let furthest = scrolled();
      // Whether the last scroll went up. The top of the page counts as up.
      let isRising = furthest === 0;
      // A reload, or an address with a fragment, can start the page scrolled down.
      if (!isRising) sendBack({ type: 'scrolledDown' });
      // Whether Back, Forward or a link within the page came after the visitor's last input: then the browser itself scrolls the page.
      let isRestored = false;
      const report = () => {
        const offset = scrolled();
        const back = isRising ? offset - furthest : furthest - offset;
        if (offset === 0) {
          isRising = true;
          furthest = 0;
          sendBack({ type: 'reachedTop' });
        } else if (isRestored) {
          // Counts as scrolled down, so that the header comes as soon as the visitor scrolls up.
          if (isRising) sendBack({ type: 'scrolledDown' });
          isRising = false;
          furthest = offset;
        } else if (back <= 0) {
          furthest = offset;
        } else if (back > least) {
          isRising = !isRising;
          furthest = offset;
          if (!isRising) sendBack({ type: 'scrolledDown' });
          else if (offset > place) sendBack({ type: 'scrolledUp' });
        }
      };
      const popstate = () => (isRestored = true);
      const act = () => (isRestored = false);
      const acts = { keydown: act, pointerdown: act, touchmove: act, wheel: act };
      return onEvents(window, { scroll: report, popstate, ...acts }, { passive: true });
    }),
    watchSlide: watcher<ActorEvents['header']>(({ sendBack }) => {
      const header = elementOf(elementIds.header);
      const report = ({ target }: Event) => target === header && sendBack({ type: 'slideEnded' });
      return onEvents(header, { animationend: report });
    }),
  },
} satisfies Parameters<typeof headerMachine.provide>[0];
