import { assign, createMachine, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { event, nothing, refusal } from './doorModel';

describe('the machine of a model', () => {
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
});
