import { fromPromise } from 'xstate';
import { type ActorEvents, watcher } from '../../machines/actors';
import type { contactFormMachine, SendResult } from '../../machines/contactFormMachine';
import { type ContactMessage, emptyMessage } from '../../machines/ContactMessage';
import { pagePaths } from '../../machines/pagePaths';
import { alerts } from '../content/alerts';
import { inputTypesOn, shownIn } from '../content/inputTypes';
import { draft } from '../early/draft';
import { inLanguage } from '../i18n/inLanguage';
import { currentLanguage } from '../i18n/currentLanguage';
import { pagePath } from '../routing/pagePath';
import { elementIds } from '../ui/elementIds';
import { desktopLayout } from './onLayoutChange';
import { paint } from './paint';
import { isAnswer, sendEmail } from './sendEmail';

/** The details of a failed send for the console: the service's answer or the error's message, but no text of the visitor's. */
function detailsOf(error: unknown) {
  if (isAnswer(error)) return { status: error.status, text: error.text };
  return { text: error instanceof Error ? error.message : String(error) };
}

/**
 * The message as the open page's fields show it. A numeric phone field shows only digits, although the visitor may have typed other
 * characters into the text field of another page.
 */
function asShown(message: ContactMessage): ContactMessage {
  const page = pagePath(window.location.pathname) === pagePaths.contact ? 'contact' : 'home';
  const { phoneNumber } = inputTypesOn(page, desktopLayout().matches);
  return { ...message, phoneNumber: shownIn(phoneNumber, message.phoneNumber) };
}

/**
 * The texts that the form held before any script ran, filled in by the browser or restored after Back: browsers fire no event for these.
 * Undefined where the page has no form, or an empty one.
 */
function filledIn(): ContactMessage | undefined {
  const filled = Object.keys(emptyMessage).flatMap((name) => {
    const field = document.querySelector<HTMLInputElement>(
      `#${elementIds.contactForm} [name=${name}]`,
    );
    return field?.value ? [[name, field.value]] : [];
  });
  return filled.length > 0 ? { ...emptyMessage, ...Object.fromEntries(filled) } : undefined;
}

/** Whether any part of the form is in the window: if not, its sender reads elsewhere. */
function isFormInSight(): boolean {
  const form = document.querySelector(`#${elementIds.contactForm}`)?.getBoundingClientRect();
  return form !== undefined && form.top < window.innerHeight && form.bottom > 0;
}

/**
 * Shows an alert; some in-app browsers throw instead. Then scrolls to the form's own notice, which says the same. After a certain success,
 * leaves a visitor who reads elsewhere where they are.
 */
function alertVisitor(result: SendResult) {
  try {
    window.alert(inLanguage(alerts[result], 'title', currentLanguage()));
  } catch {
    // The visitor needs no alert: the form's notice says the same.
  }
  requestAnimationFrame(() => {
    if (result === 'sent' && !isFormInSight()) return;
    document.querySelector(`#${elementIds.sendResult}`)?.scrollIntoView({ block: 'nearest' });
  });
}

/** The contact form's effects: they send a message by e-mail, keep the draft, and alert the visitor of how a send ended. */
export const contactFormEffects = {
  actors: {
    sendMessage: fromPromise<boolean, ContactMessage>(({ input }) => sendEmail(asShown(input))),
    announce: fromPromise<void, { result: SendResult }>(async ({ input }) => {
      await paint();
      alertVisitor(input.result);
    }),
    recallDraft: watcher<ActorEvents['contactForm']>(({ sendBack }) => {
      const message = draft.read() ?? filledIn();
      if (message) sendBack({ type: 'recalled', message });
    }),
  },
  actions: {
    keepDraft: (_, message) => draft.write(message),
    // Lets the browser scroll: on an iPhone the keyboard would cover the field.
    returnToMessage: () => document.querySelector<HTMLElement>('[name=message]')?.focus(),
    emptyHoneypot: () => {
      const honeypot = document.querySelector<HTMLInputElement>(`#${elementIds.honeypot}`);
      if (honeypot) honeypot.value = '';
    },
    // The specification wants the details of a failure in the console.
    // eslint-disable-next-line no-console
    logFailure: (_, { error }) => console.error(alerts.failed.titleEN, detailsOf(error)),
  },
} satisfies Parameters<typeof contactFormMachine.provide>[0];
