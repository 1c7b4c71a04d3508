import { assign, createMachine, fromPromise } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { ModelDefinition } from './ModelDefinition';
import { pathModel } from './pathModel';

type Open = ModelDefinition<AnyStateMachine, void>;

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { open: 'opened' } }, opened: { on: { close: 'closed' } } },
}) as AnyStateMachine;

const nothing = async () => {};
const event = (type: string, ...payloads: object[]) => ({
  cases: (payloads.length > 0 ? payloads : [{}]).map((payload) => ({ type, ...payload })),
  execute: nothing,
  sneak: nothing,
});

/** Cases that depend on the snapshot. */
const fromHere = ({ value }: AnyMachineSnapshot) => [{ type: 'open', from: value }];

/** A model that is in order but for what is changed. */
const model = (changes: { [Key in keyof Open]?: unknown }) =>
  pathModel({
    name: 'door',
    machine: door,
    limit: 2,
    start: nothing,
    events: { open: event('open'), close: event('close') },
    states: { closed: nothing, opened: nothing },
    ...changes,
  } as Open);

const refusal = (changes: Parameters<typeof model>[0]) => {
  try {
    model(changes);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

describe('a model', () => {
  it('is accepted where nothing is amiss', () => {
    expect(refusal({})).toBe('accepted');
  });

  it('is refused by name, with every reason', () => {
    const message = refusal({ limit: Number.POSITIVE_INFINITY, events: { open: event('open') } });
    expect(message).toContain('The model "door" is refused:\n- No finite limit');
    expect(message).toContain('\n- The event "close" has no executor');
  });

  it('needs an executor for each event', () => {
    expect(refusal({ events: { open: event('open') } })).toContain(
      'The event "close" has no executor: add it to events, or to unoffered with a reason.',
    );
  });

  it('needs an executor for timers and actors too', () => {
    const machine = createMachine({
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
    const message = refusal({ machine, events: {} });
    expect(message).toContain('"xstate.after.10.door.closed" has no executor');
    expect(message).toContain('"xstate.done.actor.key" has no executor');
    expect(message).toContain('"xstate.error.actor.key" has no executor');
  });

  it('tries each event of a visitor where a state does not accept it', () => {
    const untried = { cases: [{ type: 'close' }], execute: nothing };
    expect(refusal({ events: { open: event('open'), close: untried } })).toContain(
      'Not every state accepts "close", and nothing tries it there: give the event a sneak.',
    );
  });

  it('has no executor for an event that does not exist', () => {
    expect(
      refusal({ events: { open: event('open'), close: event('close'), clsoe: event('clsoe') } }),
    ).toContain('The machine knows no event "clsoe": is it misspelt? It knows "open", "close".');
  });

  it('needs an assertion for each state', () => {
    expect(refusal({ states: { closed: nothing } })).toContain(
      'The state "opened" has no assertion',
    );
    expect(refusal({ states: {} })).toContain('No state has an assertion');
  });

  it('has no assertion for a state that does not exist', () => {
    expect(refusal({ states: { closed: nothing, opened: nothing, open: nothing } })).toContain(
      'No reachable state is "open": is it misspelt? Reached are "closed", "opened".',
    );
  });

  it('needs cases for each event', () => {
    expect(
      refusal({ events: { open: { cases: [], execute: nothing }, close: event('close') } }),
    ).toContain('The event "open" has no cases');
    expect(
      refusal({ events: { open: { cases: () => [], execute: nothing }, close: event('close') } }),
    ).toContain('The event "open" has no cases');
  });

  it('needs cases of their own type, that can happen, and that differ', () => {
    expect(refusal({ events: { open: event('close'), close: event('close') } })).toContain(
      'A case of "open" has another type',
    );
    expect(refusal({ events: { open: event('open', {}, {}), close: event('close') } })).toContain(
      'Two cases of "open" are equal',
    );
    const guarded = createMachine({
      initial: 'closed',
      states: {
        closed: { on: { open: { guard: ({ event: { key } }) => key === 1, target: 'opened' } } },
        opened: { on: { close: 'closed' } },
      },
    });
    const never = {
      machine: guarded,
      events: { open: event('open', { key: 2 }), close: event('close') },
    };
    expect(refusal({ ...never, states: { closed: nothing } })).toContain(
      'No case of "open" can happen in any state',
    );
  });

  it('takes every transition of the machine', () => {
    const branching = createMachine({
      initial: 'closed',
      states: {
        closed: {
          on: { open: [{ guard: ({ event: { key } }) => key === 1, target: 'opened' }, 'jammed'] },
        },
        opened: { on: { close: 'closed' } },
        jammed: {},
      },
    });
    expect(
      refusal({
        machine: branching,
        events: { open: event('open', { key: 1 }), close: event('close') },
      }),
    ).toContain('No case takes the transition "closed: open → jammed"');
  });

  it('has no wildcard, which would be sent literally', () => {
    const machine = createMachine({ id: 'any', on: { '*': { actions: () => {} } } });
    expect(refusal({ machine })).toContain('The wildcard "*" would be sent literally');
    const partial = createMachine({ id: 'any', on: { 'door.*': { actions: () => {} } } });
    expect(refusal({ machine: partial })).toContain(
      'The wildcard "door.*" would be sent literally',
    );
  });

  it('has no history state, which a snapshot does not show', () => {
    const machine = createMachine({
      id: 'past',
      initial: 'a',
      states: { a: { initial: 'b', states: { b: {}, last: { type: 'history' } } } },
    });
    expect(refusal({ machine })).toContain('"past.a.last" is a history state');
  });

  it('gives each invoke an id', () => {
    const machine = createMachine({ id: 'calls', invoke: { src: fromPromise(nothing) } });
    expect(refusal({ machine })).toContain('An invoke in "calls" has no id');
  });

  it('has a limit', () => {
    expect(refusal({ limit: Number.POSITIVE_INFINITY })).toContain('No finite limit');
    expect(refusal({ limit: undefined })).toContain('No finite limit');
    expect(refusal({ limit: 1 })).toContain('More than 1 states');
  });

  it('has a context that JSON keeps', () => {
    const machine = createMachine({
      context: { at: new Date(0) },
      initial: 'a',
      states: { a: {} },
    });
    expect(refusal({ machine, events: {}, states: { a: nothing } })).toContain(
      'does not survive JSON',
    );
  });

  it('has a context that does not change by chance', () => {
    const machine = createMachine({
      context: { dice: 0 },
      initial: 'a',
      states: { a: { on: { roll: { actions: assign({ dice: () => Math.random() }) } } } },
    });
    expect(refusal({ machine, events: { roll: event('roll') }, states: { a: nothing } })).toContain(
      'differs from one time to the next',
    );
  });

  it('says why the page does not offer an event, and not that it does', () => {
    const states = { closed: nothing };
    const unoffered = {
      open: { because: '', absent: nothing },
      close: { because: 'never', absent: nothing },
    };
    expect(refusal({ events: {}, unoffered, states })).toContain(
      '"open" is unoffered without a reason',
    );
    const both = { open: { because: 'locked', absent: nothing } };
    expect(refusal({ unoffered: both })).toContain('"open" is in events and in unoffered');
    const misspelt = { opne: { because: 'locked', absent: nothing } };
    expect(refusal({ unoffered: misspelt })).toContain('The machine knows no event "opne"');
    const locked = { open: { because: 'locked', absent: nothing } };
    expect(refusal({ unoffered: locked, events: { close: event('close') }, states })).toContain(
      'No case of "close" can happen in any state',
    );
    const sealed = { ...locked, close: { because: 'locked', absent: nothing } };
    expect(refusal({ unoffered: sealed, events: {}, states })).toBe('accepted');
  });
});

describe('the paths of a model', () => {
  it('try an event only where the machine hears it', () => {
    const { graph } = model({});
    const tried = graph.transitions.map(
      ({ previous, event: { type } }) => `${String(previous.value)} ${type}`,
    );
    expect(tried).toEqual(['closed open', 'opened close']);
  });

  it('try the cases of a snapshot', () => {
    const { graph } = model({
      events: {
        open: { cases: fromHere, execute: nothing, sneak: nothing },
        close: event('close'),
      },
    });
    expect(graph.transitions[0]?.event).toEqual({ type: 'open', from: 'closed' });
  });
});
