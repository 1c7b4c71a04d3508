import type { SnapshotFrom } from 'xstate';
import type { contactFormMachine } from '../../machines/contactFormMachine';
import type { ContactMessage } from '../../machines/ContactMessage';
import type { SystemState } from '../harness/index';
import { isKept } from './contactDraft';
import { type Field, fields } from './contactForm';
import { emptyMessage } from './reference/formReference';

type Snapshot = SnapshotFrom<typeof contactFormMachine>;
type Context = Snapshot['context'];

/** A phone number as it is copied, with Latin and Arabic digits, and as a numeric field keeps it. */
export const phoneNumber = { copied: '+966 50-٠٠٠ 0001', numeric: '00966500000001' } as const;

/** The texts with which the visitor fills all fields one after the other; the phone number depends on the type of its field. */
const words = {
  firstName: 'نورة سعد',
  lastName: "O'Neil <b>",
  emailAddress: 'noura@example.com',
  subject: 'A quote & a visit',
  message: '3 floors, 2 stops\nNew building',
};
const secondThoughts = '4 floors';

const change = (field: Field, value: string) => ({ type: 'change' as const, field, value });

/** Whether only the message field is filled. Many events are tried only with such a short message. */
const isShort = ({ firstName, message }: ContactMessage) =>
  firstName === '' && message === words.message;

const isFull = (message: ContactMessage) => fields.every((field) => message[field] !== '');

/**
 * The edits to try next: fill only the message field, then change and empty it. In the state `writing`, also fill an empty form field by
 * field until it is full.
 */
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

/** Submits only messages that are empty, short or full: the result of a send does not depend on the text. */
export const submitOf = ({ context: { message } }: Snapshot) =>
  (message.firstName === '' && message.message === '') || message.message === words.message
    ? [{ type: 'submit' as const }]
    : [];

/** Whether the form is asking the service a second time. */
const isAgain = (snapshot: Snapshot) => snapshot.matches({ sending: 'retrying' });

/** The two failures of a send: the service refuses it, or cannot be reached. */
const refusals = [
  { type: 'xstate.error.actor.send' as const, by: 'refused' },
  { type: 'xstate.error.actor.send' as const, by: 'unreachable' },
];
const tooBusy = { type: 'xstate.error.actor.send' as const, error: { status: 429 } };

/** The failures of a send. A service that is busy, at the first or also at the second attempt, is tried only with a short message. */
export function refusalsOf(snapshot: Snapshot, state: SystemState) {
  const { context } = snapshot;
  if (isAgain(snapshot)) return [{ ...tooBusy, by: 'still busy' }];
  if (isFull(context.unsent)) return refusals.slice(0, 1);
  return isKept(state) && isTried(context) ? [...refusals, { ...tooBusy, by: 'busy' }] : refusals;
}

/** The events of a successful send: the service answers "OK" (`true`) or, tried only with short messages, 200 without "OK" (`false`). */
export const acceptancesOf = ({ context }: Snapshot) =>
  (isFull(context.unsent) ? [true] : [true, false]).map((output) => ({
    type: 'xstate.done.actor.send' as const,
    output,
  }));

/** The event that ends the wait for an answer. It is tried in the first attempt only, since both attempts share one timer. */
export const silenceOf = (snapshot: Snapshot) =>
  isAgain(snapshot) || snapshot.matches({ sending: 'busy' }) || isFull(snapshot.context.unsent)
    ? []
    : [{ type: 'xstate.after.sendTimeout.contactForm.sending' as const }];

/** Whether the form holds a short message, or failed to send one. */
const isTried = ({ message, unsent }: Context) => isShort(message) || isShort(unsent);

const isAtRest = (snapshot: Snapshot) => snapshot.matches('editing') && isTried(snapshot.context);

/**
 * The event by which a reload brings a text back: the text being written, or the one that could not be sent. The paths try it with one
 * field filled in and with all fields.
 */
export function recalledOf(snapshot: Snapshot, state: SystemState) {
  const { message, unsent } = snapshot.context;
  const kept = snapshot.hasTag('restorable') ? unsent : message;
  const isHere = state.environmentState !== emptyMessage && (isAtRest(snapshot) || isFull(message));
  return isHere && snapshot.matches('editing')
    ? [{ type: 'recalled' as const, message: kept }]
    : [];
}

/** A reload after a short message was written, when no draft of it is kept any more. */
export const reloadOf = (snapshot: Snapshot, { environmentState }: SystemState) =>
  environmentState === emptyMessage && isAtRest(snapshot) ? [{ type: 'reload' }] : [];

/** The event of the timer that ends the hour for which the draft of a short message is kept. */
export const draftExpiryIn =
  (editing: 'writing' | 'failed' | 'unanswered' | 'unusual') =>
  ({ context }: Snapshot, state: SystemState) =>
    isKept(state) && isTried(context)
      ? [{ type: `xstate.after.draftLife.contactForm.editing.${editing}` as const }]
      : [];
