import type { Reference } from '../../harness';
import { moves } from './moves';

/** Section 3 of the specification, Contact form message: six strings, initially empty. */
export const emptyMessage = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  emailAddress: '',
  subject: '',
  message: '',
};
type Message = typeof emptyMessage;

/** Section 7, Send contact message: the fields of the JSON body besides the version and the message, if no keys are configured. */
export const payload = { service_id: 'site', template_id: 'contact', user_id: 'site' } as const;

/**
 * The subject of the e-mail that the company gets: that of the visitor, or a note if the whole message is empty (Production, The outbox).
 */
export const subjectOf = (message: Message): string =>
  Object.values(message).some(Boolean) ? message.subject : 'Empty message: no field was filled in';

/** The text of that e-mail: each field after its label. Further lines of a field are indented. */
export const mailTextOf = (message: Message): string =>
  [
    ['First name', message.firstName],
    ['Last name', message.lastName],
    ['Phone number', message.phoneNumber],
    ['Email address', message.emailAddress],
    ['Subject', message.subject],
    ['Message', message.message],
  ]
    .map(([label, value]) => `${label}: ${value?.replaceAll('\n', '\n  ')}`)
    .join('\n');

/** Section 5, Input types: the types of the fields in each variant of the form; fields that are not listed have the type text. */
export const inputTypes = {
  homeMobile: { phoneNumber: 'number', emailAddress: 'text' },
  homeDesktop: { phoneNumber: 'text', emailAddress: 'text' },
  contact: { phoneNumber: 'number', emailAddress: 'email' },
} as const;

/** Decisions, Contact form: a send that gets no answer in 15 s counts as failed. */
export const sendTimeout = 15_000;

/** A busy service (429) is asked once more, 1.5 s later: EmailJS takes one message per second. */
export const busyRetryDelay = 1500;

/** The draft that is kept for a reload is personal data, so it is deleted after an hour. */
export const draftLife = 3_600_000;

/** Section 8, with the Arabic sentences of the decisions: an Arabic alert has the Arabic sentence, then the specified English one. */
export const alerts = {
  sent: {
    titleEN: 'Email sent successfully!',
    titleAR: 'أُرسلت رسالتك بنجاح!\nEmail sent successfully!',
  },
  failed: { titleEN: 'Email sending failed', titleAR: 'تعذّر إرسال رسالتك\nEmail sending failed' },
} as const;

/** Section 3, Fixed contact details: the mobile and desktop chat links use two different numbers. */
export const chatNumbers = { mobile: '966500000001', desktop: '966500000002' } as const;

/** Section 3, Fixed contact details, as the decisions give them. */
export const phone = '+966 11 000 0000';
/** Section 3, Fixed contact details, as the decisions give them. The specification doubles the suffix, which is not repeated here. */
export const email = 'support@suood.example';

/** The message being written, and the message that could not be sent. */
interface Written {
  readonly message: Message;
  readonly unsent: Message;
}

const live = 'Section 4, Contact form: fields are edited live.';
const clears =
  'Section 4, Contact form: on submit the form sends the message, then always clears all fields, whether the send succeeded or not.';
const restores =
  'Decisions, Contact form: after a failure one button, "Restore my message", brings the text back; it goes away with the next edit or send.';
const survives =
  'Decisions, Language: what a visitor has typed in the contact form survives the reload that the toggle causes.';

const ages =
  'A draft goes after an hour; what is written stays where it stands, and a reload brings the empty form.';
const doubts =
  'Where an answer is unusual or does not come in time, the message may or may not have arrived: the form says so, and its text can be brought back.';

const announces =
  'Section 8: a browser alert says how the send has ended; what the form says of it is seen beneath the alert.';

const ends = ['sent', 'failed', 'unanswered', 'unusual'];

/** The states after a send in which the visitor can bring the text back. */
const restorable = ['editing.failed', 'editing.unanswered', 'editing.unusual'];

const once =
  'A service that answers 429 is asked once more, and only once, while the form says that it sends.';

const answered = 'xstate.done.actor.send';
const refused = 'xstate.error.actor.send';

const restored = ({ unsent }: Written) => ({ message: unsent, unsent: emptyMessage });
/** The context after a message has arrived: both messages are empty. For a failed send (`lost`) the unsent message stays. */
const arrived = { context: () => ({ message: emptyMessage, unsent: emptyMessage }) };
const recalled = (_: Written, { message }: { message: Message }) => ({
  message,
  unsent: emptyMessage,
});
const lost = { context: ({ unsent }: Written) => ({ message: emptyMessage, unsent }) };

export const contactForm: Reference = {
  file: 'tests/models/reference/formReference.ts',
  chart: 'machines/contactFormMachine.ts',
  initial: ['editing.writing'],
  sentence: 'Section 3, Contact form message: all strings, initially empty.',
  states: [
    'editing.writing',
    'editing.sent',
    ...restorable,
    'sending.trying',
    'sending.busy',
    'sending.retrying',
    ...ends.map((end) => `announcing.${end}`),
  ],
  moves: [
    ...moves(live, [
      'editing',
      'change',
      'editing.writing',
      {
        context: ({ message }: Written, { field, value }: { field: string; value: string }) => ({
          message: { ...message, [field]: value },
          unsent: emptyMessage,
        }),
      },
    ]),
    ...moves(
      clears,
      [
        'editing',
        'submit',
        'sending.trying',
        { context: ({ message }: Written) => ({ message, unsent: message }) },
      ],
      ['sending', { type: answered, output: true }, 'announcing.sent', arrived],
      ['sending', { type: refused, error: undefined }, 'announcing.failed', lost],
    ),
    ...moves(doubts, ['sending', { type: answered, output: false }, 'announcing.unusual', lost]),
    ...moves(
      once,
      ['sending.retrying', { type: refused, by: 'still busy' }, 'announcing.failed', lost],
      ['sending.trying', { type: refused, error: { status: 429 }, by: 'busy' }, 'sending.busy'],
      [
        'sending.busy',
        'xstate.after.busyRetryDelay.contactForm.sending.busy',
        'sending.retrying',
        { after: busyRetryDelay },
      ],
    ),
    ...moves('Decisions, Contact form: a send that gets no answer in 15 s counts as failed.', [
      'sending',
      'xstate.after.sendTimeout.contactForm.sending',
      'announcing.unanswered',
      { ...lost, after: sendTimeout },
    ]),
    ...ends.flatMap((end) =>
      moves(announces, [`announcing.${end}`, 'xstate.done.actor.announcement', `editing.${end}`]),
    ),
    ...restorable.flatMap((state) =>
      moves(restores, [state, 'restore', 'editing.writing', { context: restored }]),
    ),
    ...['editing.writing', ...restorable].flatMap((state) => {
      const hour = `xstate.after.draftLife.contactForm.${state}`;
      return moves(ages, [state, hour, state, { after: draftLife }]);
    }),
    ...moves(ages, ['editing', 'reload', 'editing.writing', arrived]),
    ...moves(survives, ['editing', 'recalled', 'editing.writing', { context: recalled }]),
  ],
};
