import { assign, fromPromise, setup } from 'xstate';
import { messageIn } from './fileMachine';

/** An event for an actor, as the developer wrote it, to send to the page or (`isTrial`) to try on a copy of the shown step. */
export interface EventRequest {
  readonly actor: string;
  readonly text: string;
  readonly isTrial: boolean;
}

type SteeringEvent =
  | { type: 'edit'; actor: string; text: string }
  | { type: 'submit'; actor: string; isTrial: boolean };

interface SteeringContext extends EventRequest {
  readonly problem: string;
}

/** The editor in which the developer writes an event. */
export const steeringMachine = setup({
  types: { context: {} as SteeringContext, events: {} as SteeringEvent },
  actors: {
    /** Sends or tries the event. Rejects with the reason if that is not possible; a text that is no event is never sent. */
    deliver: fromPromise<void, EventRequest>(async () => {}),
  },
  actions: {
    set: assign((_, fields: Partial<SteeringContext>) => fields),
  },
}).createMachine({
  id: 'steering',
  description: 'Takes an event, checks it, sends it.',
  context: { actor: '', text: '', isTrial: false, problem: '' },
  initial: 'writing',
  on: {
    edit: {
      target: '.writing',
      actions: { type: 'set', params: ({ event: { actor, text } }) => ({ actor, text }) },
      description: 'The event is edited, or one is proposed.',
    },
    submit: {
      target: '.sending',
      actions: { type: 'set', params: ({ event: { actor, isTrial } }) => ({ actor, isTrial }) },
      description: 'The event is to be sent, or tried.',
    },
  },
  states: {
    writing: { description: 'An event is being written.' },
    sending: {
      description: 'The event is on its way to the page.',
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({ context }) => context,
        onDone: { target: 'sent', description: 'The actor has taken it.' },
        onError: {
          target: 'refused',
          actions: { type: 'set', params: ({ event }) => ({ problem: messageIn(event.error) }) },
          description: 'It is no event, or the actor cannot take it.',
        },
      },
    },
    sent: { description: 'The last event was taken.' },
    refused: { description: 'The last event was not taken, and why is said.' },
  },
});
