import { assign, fromPromise, setup } from 'xstate';
import { type ActorEvents, sendTo, watcher } from './actors';
import { type ContactMessage, draftLife, emptyMessage, isEmpty } from './ContactMessage';

type ChangeEvent = Extract<ActorEvents['contactForm'], { type: 'change' }>;

/** How long a send may take, in milliseconds, before it counts as failed (decisions, Contact form). */
export const sendTimeout = 15_000;

/** How long the form waits, in milliseconds, before it sends a message to a busy service again: EmailJS takes one message a second. */
export const busyRetryDelay = 1500;

/** `message` is the text in the fields; `unsent` is a copy of the message that is being sent or could not be sent. */
interface ContactContext {
  readonly message: ContactMessage;
  readonly unsent: ContactMessage;
}

/** How a send ended: `unanswered`: no answer came in time; `unusual`: it counts as a success, but the answer is not the service's own. */
export type SendResult = 'sent' | 'failed' | 'unanswered' | 'unusual';

const specification =
  'Section 4, Contact form: fields are edited live; on submit the form sends the message, ' +
  'then always clears all fields, whether the send succeeded or not.';
const restoration =
  'Decisions, Contact form: after a failure one button, "Restore my message", brings the text back; ' +
  'it goes away with the next edit or send.';
const recollection =
  'Decisions, Language: what a visitor has typed in the contact form survives the reload that the toggle causes.';
const doubt =
  'Production, A lead is never lost: where an answer is unusual or does not come in time, the message may or may not have arrived: ' +
  'the form says so, and its text can be brought back.';
const retry =
  'Production, A lead is never lost: after a failure the fields are empty, and an empty message must not take the place of the text.';
const patience = 'Production, A lead is never lost: one delayed retry after 429.';
const privacy =
  'Production, A lead is never lost: a draft is personal data: it goes when sent, and after an hour.';

/** The action that stores the draft: the text in the fields or, if they are empty, the message that could not be sent. */
const keepText = {
  type: 'keepDraft',
  params: ({ context: { message, unsent } }: { context: ContactContext }) =>
    isEmpty(message) ? unsent : message,
} as const;

const forgetText = {
  actions: { type: 'keepDraft', params: emptyMessage },
  description: 'The text stands there still, but a reload does not bring it back any more.',
  meta: { specification: privacy },
} as const;

const restored = {
  target: 'writing',
  actions: ['restoreCopy', 'dropCopy', keepText, 'returnToMessage'],
  meta: { specification: restoration },
} as const;

/** Shared by the states after a failed or doubtful send: the visitor can restore the text, and its stored copy is removed an hour later at most. */
const restorable = {
  tags: 'restorable',
  on: {
    restore: { ...restored, description: 'The visitor wants the text back.' },
    submit: {
      ...restored,
      description: 'The visitor sends again: the fields are empty, so the text comes back first.',
      meta: { specification: retry },
    },
  },
  after: { draftLife: forgetText },
} as const;

const contactForm = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ActorEvents['contactForm'],
    tags: {} as 'sending' | 'readOnly' | 'restorable',
  },
  actors: {
    /**
     * Sends a message. Resolves with true if the answer is the text OK, and with false if it is another text with status 200, such as a
     * network's sign-in page. Otherwise rejects with the service's answer.
     */
    sendMessage: fromPromise<boolean, ContactMessage>(async () => true),
    /** After the form's own notice is painted, shows an alert with the result of the send; resolves when the visitor closes it. */
    announce: fromPromise<void, { result: SendResult }>(async () => {}),
    /** Sends `recalled` if there is a draft from before a reload, or the browser has filled the form in. */
    recallDraft: watcher<ActorEvents['contactForm']>(),
  },
  actions: {
    setField: assign({
      message: ({ context }, { field, value }: ChangeEvent) => ({
        ...context.message,
        [field]: value,
      }),
    }),
    setMessage: assign({ message: (_, { message }: { message: ContactMessage }) => message }),
    clear: assign({ message: emptyMessage }),
    /** Empties the honeypot (a hidden field that traps spam programs): text in it would make every later message count as spam. */
    emptyHoneypot: () => {},
    keepCopy: assign({ unsent: ({ context }) => context.message }),
    dropCopy: assign({ unsent: emptyMessage }),
    restoreCopy: assign({ message: ({ context }) => context.unsent }),
    /** Stores a text so that it survives a reload of the page; an empty one removes the stored text. */
    keepDraft: (_, _message: ContactMessage) => {},
    /** Moves the focus to the message field, in which the text stands again: the button for it is gone. */
    returnToMessage: () => {},
    /** Tells the language actor, if it waits for the form, that no message is being sent. */
    reportFinished: sendTo(() => ({ to: 'language', event: { type: 'finished' } }), {
      ifTaken: true,
    }),
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isUnusual: (_, { output }: { output: boolean }) => !output,
    /** Whether the service refused the message because it gets too many at once (status 429). */
    isBusy: (_, { error }: { error: unknown }) =>
      error instanceof Object && 'status' in error && error.status === 429,
  },
  delays: { sendTimeout, busyRetryDelay, draftLife },
});

/** Invokes the request to the service. `onDone` handles the answers that count as success. */
const send = {
  id: 'send',
  src: 'sendMessage',
  input: ({ context }: { context: ContactContext }) => context.message,
  onDone: [
    {
      guard: {
        type: 'isUnusual',
        params: ({ event }: { event: { output: boolean } }) => event,
      },
      target: '#contactForm.announcing.unusual',
      actions: keepText,
      description: 'A status like that of a success came, but not with the service’s words.',
      meta: { specification: doubt },
    },
    {
      target: '#contactForm.announcing.sent',
      actions: ['dropCopy', { type: 'keepDraft', params: emptyMessage }],
      description: 'The service accepted the message.',
    },
  ],
} as const;

const refused = {
  target: '#contactForm.announcing.failed',
  actions: [
    keepText,
    { type: 'logFailure', params: ({ event }: { event: { error: unknown } }) => event },
  ],
  description: 'The service refused the message or could not be reached.',
} as const;

/** Ignores the language actor's `finish` while a message is being sent, because the form reports the end of the send anyway. */
const awaited = {
  description: 'It is answered once the end of the send has been announced.',
  meta: { specification: recollection },
} as const;

/** The state in which an alert tells the visitor how the send ended. */
const announcing = (result: SendResult, description: string) =>
  contactForm.createStateConfig({
    description,
    invoke: {
      id: 'announcement',
      src: 'announce',
      input: { result },
      onDone: {
        target: `#contactForm.editing.${result}`,
        description: 'The visitor has closed the alert.',
      },
    },
  });

/** The contact form: submitting sends the message and clears the fields, and a message that may not have arrived can be restored. */
export const contactFormMachine = contactForm.createMachine({
  id: 'contactForm',
  description: 'Takes a message, sends it, clears itself.',
  meta: { specification },
  context: { message: emptyMessage, unsent: emptyMessage },
  invoke: { id: 'draft', src: 'recallDraft' },
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor writes; nothing is checked.',
      initial: 'writing',
      on: {
        change: {
          target: '.writing',
          actions: [{ type: 'setField', params: ({ event }) => event }, 'dropCopy', keepText],
          description: 'A field is edited.',
        },
        recalled: {
          target: '.writing',
          actions: [{ type: 'setMessage', params: ({ event }) => event }, 'dropCopy', keepText],
          description: 'What was being written before the reload stands there again.',
          meta: { specification: recollection },
        },
        finish: {
          actions: [keepText, 'reportFinished'],
          description: 'The page is about to be reloaded, and nothing is under way.',
          meta: { specification: recollection },
        },
        submit: {
          target: 'sending',
          description: 'The visitor sends the message as it is.',
        },
      },
      states: {
        writing: {
          description: 'Nothing has been sent since the last edit.',
          after: { draftLife: forgetText },
        },
        sent: { description: 'The last message was sent, and the form says so.' },
        failed: {
          ...restorable,
          description: 'The last message could not be sent, and can be brought back.',
        },
        unanswered: {
          ...restorable,
          description:
            'The last message got no answer in time: it may have arrived, and can be brought back.',
        },
        unusual: {
          ...restorable,
          description:
            'The last message was sent, but the answer was not the service’s own; it can be brought back.',
        },
      },
    },
    sending: {
      description:
        'The message is under way; another submit is ignored, and a reload waits. All of it has one time for an answer.',
      tags: ['sending', 'readOnly'],
      on: { finish: awaited },
      entry: 'keepCopy',
      exit: ['clear', 'emptyHoneypot'],
      initial: 'trying',
      states: {
        trying: {
          description: 'The service has the message, and has not answered.',
          invoke: {
            ...send,
            onError: [
              {
                guard: { type: 'isBusy', params: ({ event }) => event },
                target: 'busy',
                description: 'The service has too much to do.',
                meta: { specification: patience },
              },
              refused,
            ],
          },
        },
        busy: {
          description: 'The service took nothing; the visitor need not know.',
          after: {
            busyRetryDelay: {
              target: 'retrying',
              description: 'The service is asked once more.',
              meta: { specification: patience },
            },
          },
        },
        retrying: {
          description: 'The service has the message a second time, and has not answered.',
          invoke: { ...send, onError: refused },
        },
      },
      after: {
        sendTimeout: {
          target: 'announcing.unanswered',
          actions: [
            keepText,
            {
              type: 'logFailure',
              params: () => ({ error: new Error(`no answer in ${sendTimeout} ms`) }),
            },
          ],
          description: 'The service gave no answer in time.',
        },
      },
    },
    announcing: {
      description: 'The form says how the send ended, and an alert says it too; a reload waits.',
      tags: 'readOnly',
      on: { finish: awaited },
      exit: 'reportFinished',
      initial: 'sent',
      states: {
        sent: announcing('sent', 'The alert says that the message was sent.'),
        failed: announcing('failed', 'The alert says that the message could not be sent.'),
        unanswered: announcing('unanswered', 'The alert says that the message could not be sent.'),
        unusual: announcing('unusual', 'The alert says that the message was sent.'),
      },
    },
  },
});
