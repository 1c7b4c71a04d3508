import { fromPromise } from 'xstate';
import { type ActorEvents, watcher } from '../../machines/actors';
import type { siteMachine } from '../../machines/siteMachine';
import { pagePath } from '../routing/pagePath';
import { onEvents } from './onEvents';
import { paint } from './paint';

/** The site machine's effects: they watch the browser's history, and after a followed link they scroll and set the focus. */
export const siteEffects = {
  actors: {
    nextPaint: fromPromise(paint),
    watchHistory: watcher<ActorEvents['site']>(({ sendBack }) => {
      // wouter dispatches `pushState` and `replaceState`.
      const report = ({ type }: Event) =>
        sendBack({
          type: type === 'popstate' ? 'traversed' : 'navigated',
          path: pagePath(window.location.pathname),
        });
      return onEvents(window, { pushState: report, replaceState: report, popstate: report });
    }),
  },
  actions: {
    scrollToTop: () => window.scrollTo({ top: 0, behavior: 'instant' }),
    focusHeading: () => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }),
  },
} satisfies Parameters<typeof siteMachine.provide>[0];
