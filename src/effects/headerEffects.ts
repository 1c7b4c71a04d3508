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
  return Math.max(0, Math.min(window.scrollY, scrollHeight - clientHeight));
}

/** The header's effects: they report a new scrolling direction, the arrival at the page's top, and the end of the header's animation. */
export const headerEffects = {
  actors: {
    watchScroll: watcher<ActorEvents['header']>(({ sendBack }) => {
      // Whether the last scroll went up. The top of the page counts as up.
      let isRising = true;
      let furthest = 0;
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
      const watching = new AbortController();
      const options = { passive: true, signal: watching.signal };
      window.addEventListener('scroll', report, options);
      window.addEventListener('popstate', () => (isRestored = true), options);
      for (const act of ['keydown', 'pointerdown', 'touchmove', 'wheel'])
        window.addEventListener(act, () => (isRestored = false), options);
      return () => watching.abort();
    }),
    watchSlide: watcher<ActorEvents['header']>(({ sendBack }) => {
      const header = elementOf(elementIds.header);
      const report = ({ target }: Event) => target === header && sendBack({ type: 'slideEnded' });
      return onEvents(header, { animationend: report });
    }),
  },
} satisfies Parameters<typeof headerMachine.provide>[0];
