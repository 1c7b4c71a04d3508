import { fromCallback } from 'xstate';
import type { HeaderEvent, headerMachine } from '../../machines/headerMachine';

/** How far a visitor scrolls before it is meant, and how high the header's own place is at most, in CSS pixels. */
const least = 16;
const place = 96;

/** How far the page is scrolled, without what browsers show beyond its ends when it bounces there, in CSS pixels. */
function scrolled(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return Math.max(0, Math.min(window.scrollY, scrollHeight - clientHeight));
}

/** Calls `listener` now and on each scroll; returns how to stop that. */
function onScroll(listener: () => void): () => void {
  listener();
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** The header's effects: each watches for the one direction that its state waits for. */
export const headerEffects = {
  actors: {
    watchRise: fromCallback<HeaderEvent>(({ sendBack }) => {
      let lowest = 0;
      return onScroll(() => {
        const offset = scrolled();
        lowest = Math.max(lowest, offset);
        if (offset > place && offset < lowest - least) sendBack({ type: 'rose' });
      });
    }),
    watchFall: fromCallback<HeaderEvent>(({ sendBack }) => {
      let highest = Infinity;
      return onScroll(() => {
        const offset = scrolled();
        highest = Math.min(highest, offset);
        if (offset === 0) sendBack({ type: 'reachedTop' });
        else if (offset > highest + least) sendBack({ type: 'sank' });
      });
    }),
  },
} satisfies Parameters<typeof headerMachine.provide>[0];
