import { createMachine, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { event, nothing, refusal } from './doorModel';

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

  it('has a limit', () => {
    expect(refusal({ limit: Number.POSITIVE_INFINITY })).toContain('No finite limit');
    expect(refusal({ limit: undefined })).toContain('No finite limit');
    expect(refusal({ limit: 1 })).toContain('More than 1 states');
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
