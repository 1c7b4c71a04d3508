import { fromPromise } from 'xstate';
import { type ActorEvents, watcher } from '../../machines/actors';
import type { siteMachine } from '../../machines/siteMachine';
import { pagePath } from '../routing/pagePath';
import { onEvents } from './onEvents';
import { paint } from './paint';

/** The event that the site machine gets for each browser event about a new address; wouter dispatches `pushState` and `replaceState`. */
const reports = {
  pushState: 'navigated',
  replaceState: 'navigated',
  popstate: 'traversed',
} as const;

/** The site machine's effects: they watch the browser's history, and after a followed link they scroll and set the focus. */
export const siteEffects = {
  actors: {
    nextPaint: fromPromise(paint),
    watchHistory: watcher<ActorEvents['site']>(({ sendBack }) => {
      const report = ({ type }: Event) =>
        sendBack({
          type: reports[type as keyof typeof reports],
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
