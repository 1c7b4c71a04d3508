import { fromPromise } from 'xstate';
import { type ActorEvents, watcher } from '../../machines/actors';
import type { Language, languageMachine } from '../../machines/languageMachine';
import { isStoredElsewhere } from '../i18n/isStoredElsewhere';
import { storeLanguage } from '../i18n/storeLanguage';
import { paint } from './paint';

/** The language's effects: it is stored by i18next in the cookie, the page reloads, and the cookie is watched. */
export const languageEffects = {
  actors: {
    nextPaint: fromPromise(paint),
    storeLanguage: fromPromise<boolean, { language: Language }>(({ input }) =>
      storeLanguage(input.language),
    ),
    reloadPage: watcher<ActorEvents['language']>(({ sendBack }) => {
      // A reload would end on the browser's error page; the texts of both languages are in this one, and have changed.
      if (!navigator.onLine) return sendBack({ type: 'returned' });
      // The page's own first `pageshow` can come after the press, and is no return.
      const report = ({ persisted }: PageTransitionEvent) => {
        if (persisted) sendBack({ type: 'returned' });
      };
      window.addEventListener('pageshow', report);
      window.location.reload();
      return () => window.removeEventListener('pageshow', report);
    }),
    watchCookie: watcher<ActorEvents['language']>(({ sendBack }) => {
      const compare = () => {
        if (!document.hidden && isStoredElsewhere()) sendBack({ type: 'overruled' });
      };
      document.addEventListener('visibilitychange', compare);
      // A page that comes back from the back/forward cache.
      window.addEventListener('pageshow', compare);
      return () => {
        document.removeEventListener('visibilitychange', compare);
        window.removeEventListener('pageshow', compare);
      };
    }),
  },
} satisfies Parameters<typeof languageMachine.provide>[0];
