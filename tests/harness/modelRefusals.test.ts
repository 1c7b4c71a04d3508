import { createMachine, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { event, nothing, refusal } from './doorModel';

type Changes = Parameters<typeof refusal>[0];

const [open, close] = [event('open'), event('close')];
const states = { closed: nothing, opened: nothing };

/** A door that opens only for key 1. `other` is the state that other keys lead to: none, or `jammed`. */
const guarded = (...other: string[]) =>
  createMachine({
    initial: 'closed',
    states: {
      closed: {
        on: { open: [{ guard: (step) => step.event['key'] === 1, target: 'opened' }, ...other] },
      },
      opened: { on: { close: 'closed' } },
      ...(other.length > 0 && { jammed: {} }),
    },
  });
const timed = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: {
      after: { 10: 'opened' },
      invoke: { id: 'key', src: fromPromise(nothing), onDone: 'opened', onError: 'opened' },
    },
    opened: {},
  },
});

/** The reasons for which a model is refused, each with the changes that make a valid model faulty. */
const faults: readonly (readonly [reason: string, changes: Changes])[] = [
  [
    'The event "close" has no executor: add it to events, or to elsewhere with a reason.',
    { events: { open } },
  ],
  ['"xstate.after.10.door.closed" has no executor', { machine: timed, events: {} }],
  ['"xstate.error.actor.key" has no executor', { machine: timed, events: {} }],
  [
    'Not every state accepts "close", and nothing tries it there: give the event a sneak.',
    { events: { open, close: { cases: close.cases, execute: nothing } } },
  ],
  [
    'The machine knows no event "clsoe": is it misspelt? It knows "open", "close".',
    { events: { open, close, clsoe: event('clsoe') } },
  ],
  ['The state "opened" has no assertion', { states: { closed: nothing } }],
  [
    'No reachable state is "open": is it misspelt? Reached are "closed", "opened".',
    { states: { ...states, open: nothing } },
  ],
  ['The event "open" has no cases', { events: { open: { ...open, cases: [] }, close } }],
  ['A case of "open" has another type', { events: { open: close, close } }],
  ['Two cases of "open" are equal', { events: { open: event('open', {}, {}), close } }],
  [
    'No case of "open" can happen in any state',
    {
      machine: guarded(),
      events: { open: event('open', { key: 2 }), close },
      states: { closed: nothing },
    },
  ],
  [
    'No case takes the transition "closed: open → jammed"',
    { machine: guarded('jammed'), events: { open: event('open', { key: 1 }), close } },
  ],
  ['More than 1 states', { limit: 1 }],
  ['"open" is in events and in elsewhere', { elsewhere: { open: 'that of the key' } }],
  ['The machine knows no event "opne"', { elsewhere: { opne: 'that of the key' } }],
  [
    'The machine knows no transition "closed: open → openned": is it misspelt? It knows "closed: open → opened", "opened: close → closed".',
    { elsewhere: { 'closed: open → openned': 'that of the key' } },
  ],
  [
    'No case of "close" can happen in any state',
    { elsewhere: { open: 'that of the key' }, events: { close } },
  ],
  [
    'The wildcard "door.*" would be sent literally',
    { machine: createMachine({ id: 'any', on: { 'door.*': { actions: nothing } } }) },
  ],
  [
    '"past.a.last" is a history state',
    {
      machine: createMachine({
        id: 'past',
        initial: 'a',
        states: { a: { initial: 'b', states: { b: {}, last: { type: 'history' } } } },
      }),
    },
  ],
  [
    'An invoke in "calls" has no id',
    { machine: createMachine({ id: 'calls', invoke: { src: fromPromise(nothing) } }) },
  ],
];

describe('a model', () => {
  it('a valid model is accepted', () => {
    expect(refusal({})).toBe('accepted');
  });

  it('an event needs no executor if the model leaves all its transitions to other models', () => {
    const elsewhere = { 'opened: close → closed': 'that of the key' };
    expect(refusal({ elsewhere, events: { open } })).not.toContain('"close" has no executor');
  });

  it('the error names the refused model and gives every reason', () => {
    const message = refusal({ elsewhere: { opne: 'that of the key' }, events: { open } });
    expect(message).toContain('The model "door" is refused:\n- The event "close" has no executor');
    expect(message).toContain('\n- The machine knows no event "opne"');
  });

  it.each(faults)('is refused: %s', (reason, changes) => {
    expect(refusal(changes)).toContain(reason);
  });
});
