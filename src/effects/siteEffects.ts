import { fromPromise } from 'xstate';
import { type ActorEvents, watcher } from '../../machines/actors';
import type { siteMachine } from '../../machines/siteMachine';
import { pagePath } from '../routing/pagePath';
import { onEvents } from './onEvents';
import { paint } from './paint';

/** The machine's event for each browser event that reports a changed address. wouter dispatches `pushState` and `replaceState`. */
const reports = {
  pushState: 'navigated',
  replaceState: 'navigated',
  popstate: 'traversed',
} as const;

/** The effects of the site's root machine: they follow the browser's history, and scroll and focus after a followed link. */
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
