import { type ActorEvents, watcher } from '../../machines/actors';
import type { headerMachine } from '../../machines/headerMachine';
import { elementIds } from '../ui/elementIds';
import { elementOf } from './elementOf';
import { onEvents } from './onEvents';

/**
 * In CSS pixels: how far a visitor must scroll in a new direction before it counts, and the greatest height of the header's own
 * place.
 */
const least = 16;
const place = 96;

/** How far the page is scrolled, in CSS pixels, without the overscroll with which browsers let it bounce at its ends. */
function scrolled(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return Math.max(0, Math.min(window.scrollY, scrollHeight - clientHeight));
}

/**
 * The header's effects: they report when the visitor changes the direction of scrolling or reaches the page's top, and when the
 * header's own animation ends.
 */
export const headerEffects = {
  actors: {
    watchScroll: watcher<ActorEvents['header']>(({ sendBack }) => {
      // At the page's top, the last direction counts as up.
      let isRising = true;
      let furthest = 0;
      // True after Back or Forward, until the visitor acts: the browser itself scrolls the page to where it was left.
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
