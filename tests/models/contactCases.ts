import type { SnapshotFrom } from 'xstate';
import type { contactFormMachine, ContactMessage } from '../../machines/contactFormMachine';
import type { SystemState as Stand } from '../harness';
import { isKept } from './contactDraft';
import { emptyMessage } from './reference/formReference';

type Field = keyof ContactMessage;

type Snapshot = SnapshotFrom<typeof contactFormMachine>;
type Context = Snapshot['context'];

const fields = Object.keys(emptyMessage) as Field[];

/** What the visitor writes, field after field; the last is written anew once all are filled, and emptied. */
const words: ContactMessage = {
  firstName: 'نورة',
  lastName: "O'Neil <b>",
  phoneNumber: '0500000001',
  emailAddress: 'noura@example.com',
  subject: 'A quote & a visit',
  message: '3 floors, 2 stops\nNew building',
};
const secondThoughts = '4 floors';

interface Written {
  readonly context: { readonly message: ContactMessage };
}

const change = (field: Field, value: string) => ({ type: 'change' as const, field, value });

/** The next field to write, or what the visitor may do to the last one: so that few messages stand for all. */
export function nextChange({ context }: Written) {
  const empty = fields.find((field) => context.message[field] === '');
  if (empty && empty !== 'message') return [change(empty, words[empty])];
  return [words.message, secondThoughts, '']
    .filter((value) => value !== context.message.message)
    .map((value) => change('message', value));
}

/** Messages are sent that are empty or full: what becomes of them does not depend on their content. */
export const submitOf = ({ context: { message } }: Written) =>
  message.firstName === '' || message.message === words.message
    ? [{ type: 'submit' as const }]
    : [];

/** How a send is refused, or not even taken. */
const refusals = [
  { type: 'xstate.error.actor.send' as const, by: 'refused' },
  { type: 'xstate.error.actor.send' as const, by: 'unreachable' },
];
const tooBusy = { type: 'xstate.error.actor.send' as const, error: { status: 429 } };

/** The ways in which a send fails: a whole message meets a busy service, and, asked once more, one that still is. */
export function refusalsOf({ context }: Snapshot, stand: Stand) {
  if (context.wasBusy) return [{ ...tooBusy, by: 'still busy' }];
  return isKept(stand) && isWhole(context) ? [...refusals, { ...tooBusy, by: 'busy' }] : refusals;
}

/** The answers of a success: the service's own, and, where it was not busy before, what only looks like one. */
export const acceptancesOf = ({ context }: Snapshot) =>
  (context.wasBusy ? [true] : [true, false]).map((output) => ({
    type: 'xstate.done.actor.send' as const,
    output,
  }));

/** The time for an answer is over, tried at the first attempt: it is the same for both. */
export const silenceOf = ({ context }: Snapshot) =>
  context.wasBusy ? [] : [{ type: 'xstate.after.sendTimeout.contactForm.sending' as const }];

const isWhole = ({ message, unsent }: Context) =>
  message.message === words.message || unsent.message === words.message;

const isAtRest = (snapshot: Snapshot) => snapshot.matches('editing') && isWhole(snapshot.context);

/** After a reload, what was being written stands there again, or what could not be sent; tried where all of it was written. */
export function recalledOf(snapshot: Snapshot, stand: Stand) {
  const { message, unsent } = snapshot.context;
  const kept = snapshot.hasTag('restorable') ? unsent : message;
  const isTried = stand.world !== emptyMessage && isAtRest(snapshot);
  return isTried ? [{ type: 'recalled' as const, message: kept }] : [];
}

/** A reload where all was written and nothing of it is kept any more. */
export const reloadOf = (snapshot: Snapshot, { world }: Stand) =>
  world === emptyMessage && isAtRest(snapshot) ? [{ type: 'reload' }] : [];

/** An hour goes by over what is kept, where all was written. */
export const hourIn =
  (state: 'writing' | 'failed' | 'unanswered' | 'unusual') =>
  ({ context }: Snapshot, stand: Stand) =>
    isKept(stand) && isWhole(context)
      ? [{ type: `xstate.after.draftLife.contactForm.editing.${state}` as const }]
      : [];
