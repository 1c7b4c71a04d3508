import { createActorContext } from '@xstate/react';
import type { ReactNode } from 'react';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import {
  type Language,
  type LanguageEvent,
  languageMachine,
  type Switched,
} from '../machines/languageMachine';
import { ContactFormActor } from './contactForm';
import { storedElsewhere, switchLanguage } from './i18n';
import { useLanguage } from './language';

/** The one language of the site, which every toggle shows and changes. */
export const LanguageActor = createActorContext(languageMachine);

const watchCookie = fromCallback<LanguageEvent>(({ sendBack }) => {
  const compare = () => {
    if (!document.hidden && storedElsewhere()) sendBack({ type: 'overruled' });
  };
  document.addEventListener('visibilitychange', compare);
  // A page that comes back from the back/forward cache.
  window.addEventListener('pageshow', compare);
  return () => {
    document.removeEventListener('visibilitychange', compare);
    window.removeEventListener('pageshow', compare);
  };
});

/** Starts the language as the page has it. A message that is being sent reaches its end before a reload would break it off. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const form = ContactFormActor.useActorRef();
  const machine = languageMachine.provide({
    actors: {
      watchCookie,
      switchLanguage: fromPromise<Switched, { language: Language }>(async ({ input }) => {
        await waitFor(form, (state) => !state.matches('sending'));
        return switchLanguage(input.language);
      }),
    },
  });
  const value = { [language === 'ar' ? 'arabic' : 'english']: 'stored' };
  // Persisted, its actors start with it.
  const snapshot = { ...createActor(machine).getPersistedSnapshot(), value };
  return (
    <LanguageActor.Provider logic={machine} options={{ snapshot }}>
      {children}
    </LanguageActor.Provider>
  );
}
