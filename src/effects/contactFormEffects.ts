import { fromPromise } from 'xstate';
import { type ActorEvents, watcher } from '../../machines/actors';
import type { contactFormMachine } from '../../machines/contactFormMachine';
import { type ContactMessage, emptyMessage } from '../../machines/ContactMessage';
import { pagePaths } from '../../machines/pagePaths';
import { alerts } from '../content/alerts';
import { inputTypesOn, shownIn } from '../content/inputTypes';
import { inLanguage } from '../i18n/inLanguage';
import { currentLanguage } from '../i18n/currentLanguage';
import { pagePath } from '../routing/pagePath';
import { elementIds } from '../ui/elementIds';
import { draft } from './draft';
import { desktopLayout } from './onLayoutChange';
import { paint } from './paint';

/** What the console shows of a failed send: the service's answer or the error's message, nothing that the visitor wrote. */
function detailsOf(error: unknown) {
  if (error instanceof Error) return { text: error.message };
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error)
    return { status: error.status, text: error.text };
  return { text: String(error) };
}

/** A message as the open page shows it: where its phone field is numeric, in digits, although it may be written elsewhere. */
function asShown(message: ContactMessage): ContactMessage {
  const page = pagePath(window.location.pathname) === pagePaths.contact ? 'contact' : 'home';
  const { phoneNumber } = inputTypesOn(page, desktopLayout().matches);
  return { ...message, phoneNumber: shownIn(phoneNumber, message.phoneNumber) };
}

/**
 * What the form held before any script ran, because the browser has restored it on the way back or filled it in: that reports no event,
 * and the visitor sees it. Undefined where the page has no form, or an empty one.
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

/** Shows an alert where the browser can: in some apps it throws. The form says the same, and that is scrolled to once it is drawn. */
function alertVisitor(text: string) {
  try {
    window.alert(text);
  } catch {
    // As after an alert that nobody sees.
  }
  requestAnimationFrame(() =>
    document.querySelector(`#${elementIds.sendResult}`)?.scrollIntoView({ block: 'nearest' }),
  );
}

/** EmailJS's client reads `localStorage` while it loads, which throws where the browser blocks storage: there it then finds none. */
function hideForbiddenStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined });
  }
}

/** Loads what sends messages: scripts that most visitors never need. */
async function loadSender() {
  hideForbiddenStorage();
  return import('./sendEmail');
}

/** The contact form's effects: it sends by e-mail, keeps its draft, and alerts the visitor of how a send ended. */
export const contactFormEffects = {
  actors: {
    sendMessage: fromPromise<boolean, ContactMessage>(async ({ input }) => {
      const { sendEmail } = await loadSender();
      return sendEmail(asShown(input));
    }),
    announce: fromPromise<void, { outcome: keyof typeof alerts }>(async ({ input }) => {
      await paint();
      alertVisitor(inLanguage(alerts[input.outcome], 'title', currentLanguage()));
    }),
    fetchSender: watcher<ActorEvents['contactForm']>(() => {
      const fetchOnce = ({ target }: FocusEvent) => {
        if (!(target instanceof Element && target.closest('form'))) return;
        document.removeEventListener('focusin', fetchOnce);
        // What does not come now is asked for again with the message.
        loadSender().catch(() => {});
      };
      document.addEventListener('focusin', fetchOnce);
      return () => document.removeEventListener('focusin', fetchOnce);
    }),
    recallDraft: watcher<ActorEvents['contactForm']>(({ sendBack }) => {
      const message = draft.read() ?? filledIn();
      if (message) sendBack({ type: 'recalled', message });
    }),
  },
  actions: {
    keepDraft: (_, message) => draft.write(message),
    returnToMessage: () =>
      document.querySelector<HTMLElement>('[name=message]')?.focus({ preventScroll: true }),
    emptyHoneypot: () => {
      const honeypot = document.querySelector<HTMLInputElement>(`#${elementIds.honeypot}`);
      if (honeypot) honeypot.value = '';
    },
    // The specification wants the details of a failure in the console.
    // eslint-disable-next-line no-console
    logFailure: (_, { error }) => console.error(alerts.failed.titleEN, detailsOf(error)),
  },
} satisfies Parameters<typeof contactFormMachine.provide>[0];
