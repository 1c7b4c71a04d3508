import { fromPromise } from 'xstate';
import { type ActorEvents, watcher } from '../../machines/actors';
import type { Language, languageMachine } from '../../machines/languageMachine';
import { isStoredElsewhere, storeLanguage } from '../i18n/storeLanguage';
import { onEvents } from './onEvents';
import { paint } from './paint';

/** How long the site may take to answer, in milliseconds, before the page changes its language without a reload. */
const answerTime = 3000;

/**
 * Whether the site can be loaded: it answers and is not overloaded. `navigator.onLine` does not tell, because it is also true in a network
 * without internet access. Requests `robots.txt`, because it is among the smallest files and every host has it.
 */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(answerTime);
    const answer = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal });
    // Reads the answer to its end; otherwise the reload that follows would abort the request.
    await answer.arrayBuffer();
    // Not `ok`: a host may refuse this request, and yet serve pages.
    return answer.status < 500 && answer.status !== 429;
  } catch {
    return false;
  }
}

/** The language's effects: they change i18next's language (which writes the cookie), reload the page, and watch the cookie. */
export const languageEffects = {
  actions: {
    focusToggle: () => {
      const note = document.activeElement?.closest('[role=alert]');
      const toggle = note?.parentElement?.querySelector<HTMLElement>('button[lang]');
      toggle?.focus({ preventScroll: true });
    },
  },
  actors: {
    nextPaint: fromPromise(paint),
    storeLanguage: fromPromise<boolean, { language: Language }>(({ input }) =>
      storeLanguage(input.language),
    ),
    reloadPage: watcher<ActorEvents['language']>(({ sendBack }) => {
      let isLeft = false;
      // Reports only a page from the back/forward cache (`persisted`): a page's first `pageshow` can come after the press on the toggle.
      const report = ({ persisted }: PageTransitionEvent) => {
        if (persisted) sendBack({ type: 'returned' });
      };
      const stop = onEvents(window, { pageshow: report });
      const reload = async () => {
        const isReached = await isReachable();
        if (isLeft) return;
        // If the site cannot be loaded, a reload would end on an error page. This page already shows the new language.
        if (isReached) window.location.reload();
        else sendBack({ type: 'returned' });
      };
      void reload();
      return () => {
        isLeft = true;
        stop();
      };
    }),
    watchCookie: watcher<ActorEvents['language']>(({ sendBack }) => {
      const compare = () => {
        if (!document.hidden && isStoredElsewhere()) sendBack({ type: 'overruled' });
      };
      // A page can also come back from the back/forward cache with an outdated language, or stand beside another window of the site.
      return onEvents(window, { visibilitychange: compare, pageshow: compare, focus: compare });
    }),
  },
} satisfies Parameters<typeof languageMachine.provide>[0];
