import { type ActorEvents, watcher } from '../../machines/actors';
import type { headerMachine } from '../../machines/headerMachine';
import { elementIds } from '../ui/elementIds';
import { elementOf } from './elementOf';
import { onEvents } from './onEvents';

/** How far a visitor scrolls before it is meant, and how high the header's own place is at most, in CSS pixels. */
const least = 16;
const place = 96;

/** How far the page is scrolled, without what browsers show beyond its ends when it bounces there, in CSS pixels. */
function scrolled(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return Math.max(0, Math.min(window.scrollY, scrollHeight - clientHeight));
}

/** The header's effects: it follows where the page is scrolled to, and reports only where that turns round, and the end of the header's own way. */
export const headerEffects = {
  actors: {
    watchScroll: watcher<ActorEvents['header']>(({ sendBack }) => {
      // The page's beginning is where a visitor has been scrolling up to.
      let isRising = true;
      let furthest = 0;
      // Back and Forward bring a page to where it was left, which is no scrolling of the visitor's.
      let isRestored = false;
      const report = () => {
        const offset = scrolled();
        const back = isRising ? offset - furthest : furthest - offset;
        if (offset === 0) {
          isRising = true;
          furthest = 0;
          sendBack({ type: 'reachedTop' });
        } else if (back <= 0 || isRestored) {
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
