import { createActorContext } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import {
  type ChangeEvent,
  type ContactMessage,
  contactFormMachine,
  emptyMessage,
} from '../machines/contactFormMachine';
import { inLanguage } from './content/bilingual';
import { alerts } from './content/contact';
import { sendEmail } from './email';

const draftKey = 'contactDraft';

/** The language of the page when an alert is due. */
const languageNow = () => (document.documentElement.lang === 'ar' ? 'ar' : 'en');

/** What may be said of a failure in the console: the service's answer or the error's own words, nothing personal. */
function detailsOf(error: unknown) {
  if (error instanceof Error) return { text: error.message };
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error)
    return { status: error.status, text: error.text };
  return { text: String(error) };
}

/** The text that was being written before a reload; none where the browser keeps nothing. */
function readDraft(): Partial<ContactMessage> {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
  } catch {
    return {};
  }
}

/** Keeps what is being written for the time of the visit; without storage there is nothing to keep it in. */
function writeDraft(message: ContactMessage) {
  try {
    const isEmpty = Object.values(message).every((text) => text === '');
    if (isEmpty) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, JSON.stringify(message));
  } catch {
    // Storage is blocked or full: the form works all the same, a reload loses the text.
  }
}

const fields = Object.keys(emptyMessage) as (keyof ContactMessage)[];

/** The one contact form of the site: what is written on one page stands on the other, and a send outlives a change of page. */
export const ContactFormActor = createActorContext(
  contactFormMachine.provide({
    actors: {
      sendMessage: fromPromise<void, ContactMessage>(({ input }) => sendEmail(input)),
      recallDraft: fromCallback<ChangeEvent>(({ sendBack }) => {
        const draft = readDraft();
        for (const field of fields) {
          const value = draft[field];
          if (typeof value === 'string' && value) sendBack({ type: 'change', field, value });
        }
      }),
    },
    actions: {
      keepDraft: (_, message) => writeDraft(message),
      returnToMessage: () =>
        document.querySelector<HTMLElement>('[name=message]')?.focus({ preventScroll: true }),
      announceSuccess: () => window.alert(inLanguage(alerts.sent, 'title', languageNow())),
      announceFailure: (_, { error }) => {
        // The specification wants the details of a failure in the console.
        // eslint-disable-next-line no-console
        console.error(alerts.failed.titleEN, detailsOf(error));
        window.alert(inLanguage(alerts.failed, 'title', languageNow()));
      },
    },
  }),
);
