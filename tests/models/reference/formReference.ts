import type { Reference } from '../../harness/index';
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

/** The fields of the JSON body besides the version and the message, if no keys are configured (specification, section 7). */
export const payload = { service_id: 'site', template_id: 'contact', user_id: 'site' } as const;

/**
 * The subject of the e-mail to the company: the visitor's, or words of the site's own if there is none or the whole message is empty
 * (specification, Production, The outbox).
 */
export const subjectOf = (message: Message): string =>
  Object.values(message).some(Boolean)
    ? message.subject || 'Message from the website'
    : 'Empty message: no field was filled in';

/** The text of the e-mail to the company: each field after its label. Further lines of a field are indented. */
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

/** The types of the fields in each variant of the form (specification, section 5); fields that are not listed have the type text. */
export const inputTypes = {
  homeMobile: { phoneNumber: 'number', emailAddress: 'text' },
  homeDesktop: { phoneNumber: 'text', emailAddress: 'text' },
  contact: { phoneNumber: 'number', emailAddress: 'email' },
} as const;

/** A send that gets no answer in 15 s counts as failed (specification, Decisions, Contact form). */
export const sendTimeout = 15_000;

/** A busy service (429) is asked again after 1.5 s, because EmailJS takes one message per second. */
export const busyRetryDelay = 1500;

/** The draft that is kept for a reload is personal data, so it is deleted after an hour. */
export const draftLife = 3_600_000;

/** The alerts (specification, section 8 and Decisions). An Arabic alert has the Arabic sentence, then the English one. */
export const alerts = {
  sent: {
    titleEN: 'Email sent successfully!',
    titleAR: 'أُرسلت رسالتك بنجاح!\nEmail sent successfully!',
  },
  failed: { titleEN: 'Email sending failed', titleAR: 'تعذّر إرسال رسالتك\nEmail sending failed' },
} as const;

/** The numbers of the mobile and the desktop chat links, which differ (specification, section 3). */
export const chatNumbers = { mobile: '966500000001', desktop: '966500000002' } as const;

/** The company's phone number (specification, section 3 and Decisions). */
export const phone = '+966 11 000 0000';
/** The company's e-mail address (specification, section 3 and Decisions). Section 3 has its suffix twice, which is not repeated here. */
export const email = 'support@suood.example';
/** The preset subject of an e-mail to the company (specification, section 7). */
export const emailSubject = {
  titleEN: 'Inquiry About Elevator Services',
  titleAR: 'استفسار عن خدمات المصاعد',
} as const;

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
const losesNothing =
  'Production, A lead is never lost: after a failure the fields are empty, so another press on Send brings the text back.';
const survives =
  'Decisions, Language: what a visitor has typed in the contact form survives the reload that the toggle causes.';

const ages =
  'A draft goes after an hour; what is written stays where it stands, and a reload brings the empty form.';
const doubts =
  'Where an answer is unusual or does not come in time, the message may or may not have arrived: the form says so, and its text can be brought back.';

const announces =
  'Section 8: a browser alert says how the send has ended; what the form says of it is seen beneath the alert.';

const ends = ['sent', 'failed', 'unanswered', 'unusual'];

/** The states after sending in which the visitor can bring the text back. */
const restorable = ['editing.failed', 'editing.unanswered', 'editing.unusual'];

const once =
  'A service that answers 429 is asked once more, and only once, while the form says that it sends.';

const answered = 'xstate.done.actor.send';
const refused = 'xstate.error.actor.send';

const restored = ({ unsent }: Written) => ({ message: unsent, unsent: emptyMessage });
/** After a message has arrived, both messages in the context are empty. After a failed send (`lost`), the unsent one stays. */
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
    ...['editing.writing', 'editing.sent'].flatMap((state) =>
      moves(clears, [
        state,
        'submit',
        'sending.trying',
        { context: ({ message }: Written) => ({ message, unsent: message }) },
      ]),
    ),
    ...moves(
      clears,
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
    ...restorable.flatMap((state) => [
      ...moves(restores, [state, 'restore', 'editing.writing', { context: restored }]),
      ...moves(losesNothing, [state, 'submit', 'editing.writing', { context: restored }]),
    ]),
    ...['editing.writing', ...restorable].flatMap((state) => {
      const hour = `xstate.after.draftLife.contactForm.${state}`;
      return moves(ages, [state, hour, state, { after: draftLife }]);
    }),
    ...moves(ages, ['editing', 'reload', 'editing.writing', arrived]),
    ...moves(survives, ['editing', 'recalled', 'editing.writing', { context: recalled }]),
  ],
};
