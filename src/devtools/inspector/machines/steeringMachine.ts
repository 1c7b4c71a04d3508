import { type AnyEventObject, assign, fromPromise, setup } from 'xstate';
import { eventSchema, problemOf } from '../../charts/schema';

/** An event for an actor: sent to the page, or tried on a copy of a step. */
export interface EventRequest {
  readonly actor: string;
  readonly event: AnyEventObject;
  readonly isTrial: boolean;
}

/** Reads an event as a developer writes it, as JSON; throws an Error that says what is wrong. */
function readEvent(text: string): AnyEventObject {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw new Error(`This is not JSON: ${(error as Error).message}`, { cause: error });
  }
  if (problemOf(eventSchema, found))
    throw new Error('An event is an object with a "type" that is a text.');
  return found as AnyEventObject;
}

/** What is wrong with an event as it is written; empty if nothing is. */
function problemIn(text: string): string {
  try {
    readEvent(text);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

type SteeringEvent =
  | { type: 'edit'; text: string }
  | { type: 'submit'; actor: string; isTrial: boolean };

/** The editor of an event: what is no event is refused before anything is sent. */
export const steeringMachine = setup({
  types: {
    context: {} as { text: string; problem: string; request: EventRequest | undefined },
    events: {} as SteeringEvent,
  },
  actors: {
    /** Has the request fulfilled; rejects with the reason why it cannot be. */
    deliver: fromPromise<void, EventRequest>(async () => {}),
  },
  actions: {
    setText: assign({ text: (_, { text }: { text: string }) => text, problem: '' }),
    setRequest: assign({
      request: ({ context }, { actor, isTrial }: { actor: string; isTrial: boolean }) => ({
        actor,
        isTrial,
        event: readEvent(context.text),
      }),
      problem: '',
    }),
    setProblem: assign({
      problem: (_, { error }: { error: unknown }) =>
        error instanceof Error ? error.message : String(error),
    }),
    explain: assign({ problem: ({ context }) => problemIn(context.text) }),
  },
  guards: { isEvent: ({ context }) => problemIn(context.text) === '' },
}).createMachine({
  id: 'steering',
  description: 'Takes an event, checks it, sends it.',
  context: { text: '', problem: '', request: undefined },
  initial: 'writing',
  on: {
    edit: {
      target: '.writing',
      actions: { type: 'setText', params: ({ event }) => event },
      description: 'The event is edited, or one is proposed.',
    },
    submit: [
      {
        guard: 'isEvent',
        target: '.sending',
        actions: { type: 'setRequest', params: ({ event }) => event },
        description: 'The event is sent.',
      },
      { target: '.refused', actions: 'explain', description: 'What is written is no event.' },
    ],
  },
  states: {
    writing: { description: 'An event is being written.' },
    sending: {
      description: 'The event is on its way to the page.',
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({ context }) =>
          context.request ?? { actor: '', event: { type: '' }, isTrial: true },
        onDone: { target: 'sent', description: 'The actor has taken it.' },
        onError: {
          target: 'refused',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          description: 'The actor cannot take it.',
        },
      },
    },
    sent: { description: 'The last event was taken.' },
    refused: { description: 'The last event was not taken, and why is said.' },
  },
});
