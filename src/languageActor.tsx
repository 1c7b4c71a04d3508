import { createActorContext } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { type ActorRefFrom, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { contactFormMachine } from '../machines/contactFormMachine';
import {
  type Language,
  type LanguageEvent,
  languageMachine,
  type Switched,
} from '../machines/languageMachine';
import { afterPaint } from './afterPaint';
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

/** The language as the page has it. A message that is being sent reaches its end before a reload would break it off. */
function startIn(language: Language, form: ActorRefFrom<typeof contactFormMachine>) {
  const logic = languageMachine.provide({
    actors: {
      watchCookie,
      switchLanguage: fromPromise<Switched, { language: Language }>(async ({ input }) => {
        await waitFor(form, (state) => !state.matches('sending'));
        // The press is seen to be taken before all texts of the page change, which takes its time.
        await new Promise<void>(afterPaint);
        return switchLanguage(input.language);
      }),
    },
  });
  const value = { [language === 'ar' ? 'arabic' : 'english']: 'stored' };
  // Persisted, its actors start with it.
  return { logic, snapshot: { ...createActor(logic).getPersistedSnapshot(), value } };
}

/** Starts the language, once. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const form = ContactFormActor.useActorRef();
  const [{ logic, snapshot }] = useState(() => startIn(language, form));
  return (
    <LanguageActor.Provider logic={logic} options={{ snapshot }}>
      {children}
    </LanguageActor.Provider>
  );
}
