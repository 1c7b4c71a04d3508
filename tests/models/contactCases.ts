import type { SnapshotFrom } from 'xstate';
import type { contactFormMachine } from '../../machines/contactFormMachine';
import type { ContactMessage } from '../../machines/ContactMessage';
import type { SystemState } from '../harness';
import { isKept } from './contactDraft';
import { type Field, fields } from './contactForm';
import { emptyMessage } from './reference/formReference';

type Snapshot = SnapshotFrom<typeof contactFormMachine>;
type Context = Snapshot['context'];

/** A phone number as it is copied, with digits of both kinds, and what a numeric field makes of it. */
export const phoneNumber = { copied: '+966 50-٠٠٠ ٠٠٠١', numeric: '00966500000001' } as const;

/** What the visitor writes where every field is filled, one after the other; the phone's field says what it takes. */
const words = {
  firstName: 'نورة سعد',
  lastName: "O'Neil <b>",
  emailAddress: 'noura@example.com',
  subject: 'A quote & a visit',
  message: '3 floors, 2 stops\nNew building',
};
const secondThoughts = '4 floors';

const change = (field: Field, value: string) => ({ type: 'change' as const, field, value });

/** Whether a message stands in its own field alone: what can become of a message is tried with such a short one. */
const isShort = ({ firstName, message }: ContactMessage) =>
  firstName === '' && message === words.message;

const isFull = (message: ContactMessage) => fields.every((field) => message[field] !== '');

/** What may be written next: the message, which is then changed and emptied, or, with nothing sent since, field after field until all are full. */
export const nextChange = (phone: keyof typeof phoneNumber) => (snapshot: Snapshot) => {
  const { message } = snapshot.context;
  if (message.firstName !== '') {
    const empty = fields.find((field) => message[field] === '');
    const filled: ContactMessage = { ...words, phoneNumber: phoneNumber[phone] };
    return empty ? [change(empty, filled[empty])] : [];
  }
  const mayFill = message.message === '' && snapshot.matches({ editing: 'writing' });
  const values = message.message === '' ? [words.message] : [words.message, secondThoughts, ''];
  return [
    ...(mayFill ? [change('firstName', words.firstName)] : []),
    ...values.filter((value) => value !== message.message).map((value) => change('message', value)),
  ];
};

/** Messages are sent that are empty, short or full: what becomes of them does not depend on their content. */
export const submitOf = ({ context: { message } }: Snapshot) =>
  (message.firstName === '' && message.message === '') || message.message === words.message
    ? [{ type: 'submit' as const }]
    : [];

/** Whether the service is asked once more. */
const isAgain = (snapshot: Snapshot) => snapshot.matches({ sending: 'retrying' });

/** How a send is refused, or not even taken. */
const refusals = [
  { type: 'xstate.error.actor.send' as const, by: 'refused' },
  { type: 'xstate.error.actor.send' as const, by: 'unreachable' },
];
const tooBusy = { type: 'xstate.error.actor.send' as const, error: { status: 429 } };

/** The ways in which a send fails: a short message meets a busy service, and, asked once more, one that still is. */
export function refusalsOf(snapshot: Snapshot, stand: SystemState) {
  const { context } = snapshot;
  if (isAgain(snapshot)) return [{ ...tooBusy, by: 'still busy' }];
  if (isFull(context.unsent)) return refusals.slice(0, 1);
  return isKept(stand) && isTried(context) ? [...refusals, { ...tooBusy, by: 'busy' }] : refusals;
}

/** The answers of a success: the service's own, and, to a short message, what only looks like one. */
export const acceptancesOf = ({ context }: Snapshot) =>
  (isFull(context.unsent) ? [true] : [true, false]).map((output) => ({
    type: 'xstate.done.actor.send' as const,
    output,
  }));

/** The time for an answer is over, tried at the first attempt: it is the same for both. */
export const silenceOf = (snapshot: Snapshot) =>
  isAgain(snapshot) || snapshot.matches({ sending: 'busy' }) || isFull(snapshot.context.unsent)
    ? []
    : [{ type: 'xstate.after.sendTimeout.contactForm.sending' as const }];

/** Whether a short message stands in the form, or could not be sent from there. */
const isTried = ({ message, unsent }: Context) => isShort(message) || isShort(unsent);

const isAtRest = (snapshot: Snapshot) => snapshot.matches('editing') && isTried(snapshot.context);

/** After a reload, what was being written stands there again, or what could not be sent; tried with a short message, and a full one. */
export function recalledOf(snapshot: Snapshot, stand: SystemState) {
  const { message, unsent } = snapshot.context;
  const kept = snapshot.hasTag('restorable') ? unsent : message;
  const isHere = stand.world !== emptyMessage && (isAtRest(snapshot) || isFull(message));
  return isHere && snapshot.matches('editing')
    ? [{ type: 'recalled' as const, message: kept }]
    : [];
}

/** A reload where a short message was written and nothing of it is kept any more. */
export const reloadOf = (snapshot: Snapshot, { world }: SystemState) =>
  world === emptyMessage && isAtRest(snapshot) ? [{ type: 'reload' }] : [];

/** An hour goes by over what is kept of a short message. */
export const hourIn =
  (state: 'writing' | 'failed' | 'unanswered' | 'unusual') =>
  ({ context }: Snapshot, stand: SystemState) =>
    isKept(stand) && isTried(context)
      ? [{ type: `xstate.after.draftLife.contactForm.editing.${state}` as const }]
      : [];
