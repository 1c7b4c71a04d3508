import { fromCallback } from 'xstate';
import type { SiteEvent, siteMachine } from '../../machines/siteMachine';
import { plainPath } from '../routing/path';
import { paint } from './paint';

/** How each change of the address is reported; wouter tells of what is pushed and replaced by events of these names. */
const reports = {
  pushState: 'navigated',
  replaceState: 'navigated',
  popstate: 'traversed',
} as const;

/** How the site hears of the browser's history, and what a visitor who follows a link comes to. */
export const historyEffects = {
  actors: {
    nextPaint: paint,
    watchHistory: fromCallback<SiteEvent>(({ sendBack }) => {
      const report = ({ type }: Event) =>
        sendBack({
          type: reports[type as keyof typeof reports],
          path: plainPath(window.location.pathname),
        });
      const types = Object.keys(reports);
      for (const type of types) window.addEventListener(type, report);
      return () => {
        for (const type of types) window.removeEventListener(type, report);
      };
    }),
  },
  actions: {
    scrollToTop: () => window.scrollTo({ top: 0, behavior: 'instant' }),
    focusHeading: () => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }),
  },
} satisfies Parameters<typeof siteMachine.provide>[0];
