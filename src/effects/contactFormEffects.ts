import { fromCallback, fromPromise } from 'xstate';
import type {
  ContactFormEvent,
  contactFormMachine,
  ContactMessage,
} from '../../machines/contactFormMachine';
import { alerts } from '../content/contact';
import { inLanguage } from '../i18n/bilingual';
import { currentLanguage } from '../i18n/language';
import { readDraft, writeDraft } from './draft';

/** What may be said of a failure in the console: the service's answer or the error's own words, nothing personal. */
function detailsOf(error: unknown) {
  if (error instanceof Error) return { text: error.message };
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error)
    return { status: error.status, text: error.text };
  return { text: String(error) };
}

/** EmailJS's client asks for the storage as it loads, and does not load where the browser forbids to ask: there it finds none. */
function hideForbiddenStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined });
  }
}

/** How the contact form sends, keeps its draft, and tells the visitor how a send ended. */
export const contactFormEffects = {
  actors: {
    sendMessage: fromPromise<void, ContactMessage>(async ({ input }) => {
      hideForbiddenStorage();
      const { sendEmail } = await import('./email');
      await sendEmail(input);
    }),
    recallDraft: fromCallback<ContactFormEvent>(({ sendBack }) => {
      const message = readDraft();
      if (message) sendBack({ type: 'recalled', message });
    }),
  },
  actions: {
    keepDraft: (_, message) => writeDraft(message),
    returnToMessage: () =>
      document.querySelector<HTMLElement>('[name=message]')?.focus({ preventScroll: true }),
    announceSuccess: () => window.alert(inLanguage(alerts.sent, 'title', currentLanguage())),
    announceFailure: (_, { error }) => {
      // The specification wants the details of a failure in the console.
      // eslint-disable-next-line no-console
      console.error(alerts.failed.titleEN, detailsOf(error));
      window.alert(inLanguage(alerts.failed, 'title', currentLanguage()));
    },
  },
} satisfies Parameters<typeof contactFormMachine.provide>[0];
