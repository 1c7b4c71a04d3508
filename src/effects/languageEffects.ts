import { fromPromise } from 'xstate';
import { type ActorEvents, watcher } from '../../machines/actors';
import type { Language, languageMachine } from '../../machines/languageMachine';
import { isStoredElsewhere, storeLanguage } from '../i18n/storeLanguage';
import { paint } from './paint';

/** How long the site may take to answer before a press on the toggle changes the page in place, in milliseconds. */
const answerTime = 3000;

/**
 * Whether the site can be reached: `navigator.onLine` is true in a network that leads nowhere, too. Of all its files `robots.txt` is among the
 * smallest, and every host has it.
 */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(answerTime);
    const answer = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal });
    // To its end, which a reload would break off.
    await answer.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** The language's effects: it is stored by i18next in the cookie, the page reloads, and the cookie is watched. */
export const languageEffects = {
  actions: {
    focusToggle: () => {
      const note = document.activeElement?.closest('[role=alert]');
      if (note?.previousElementSibling instanceof HTMLElement)
        note.previousElementSibling.focus({ preventScroll: true });
    },
  },
  actors: {
    nextPaint: fromPromise(paint),
    storeLanguage: fromPromise<boolean, { language: Language }>(({ input }) =>
      storeLanguage(input.language),
    ),
    reloadPage: watcher<ActorEvents['language']>(({ sendBack }) => {
      let isLeft = false;
      // The page's own first `pageshow` can come after the press, and is no return.
      const report = ({ persisted }: PageTransitionEvent) => {
        if (persisted) sendBack({ type: 'returned' });
      };
      window.addEventListener('pageshow', report);
      const reload = async () => {
        const isReached = await isReachable();
        if (isLeft) return;
        // A reload would end on the browser's error page; the texts of both languages are in this one, and have changed.
        if (isReached) window.location.reload();
        else sendBack({ type: 'returned' });
      };
      void reload();
      return () => {
        isLeft = true;
        window.removeEventListener('pageshow', report);
      };
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
