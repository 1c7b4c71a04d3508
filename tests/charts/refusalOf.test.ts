import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { elevatorsMachine } from '../../machines/elevatorsMachine';
import { refusalOf } from '../../src/devtools/charts/candidates';

const machine = setup({
  types: { events: {} as { type: string; deep?: { value: number } } },
  guards: { isDeep: ({ event }) => (event.deep as { value: number }).value > 1 },
}).createMachine({
  id: 'door',
  initial: 'open',
  on: { ring: {}, 'bell.*': { actions: () => {} } },
  states: {
    open: { on: { close: 'closed', dive: { guard: 'isDeep', target: 'closed' } } },
    closed: { type: 'final' },
  },
});
const start = () => createActor(machine).start().getSnapshot();

describe('the reason why a state refuses an event', () => {
  it.each([
    ['nonsense', { type: 'nonsense' }, 'No handler: nothing in door.open takes "nonsense".'],
    ['one that is forbidden', { type: 'ring' }, 'door takes "ring", and does nothing.'],
    ['a wildcard', { type: '*' }, '"*" stands for any event: it is none itself.'],
    [
      'one whose guard is false',
      { type: 'dive', deep: { value: 0 } },
      'The guard is false: isDeep.',
    ],
    [
      'one that its guard cannot read',
      { type: 'dive' },
      expect.stringMatching(/^A guard cannot read this event: /),
    ],
  ])('says why: %s', (_, event, reason) => {
    expect(refusalOf(start(), event)).toEqual(reason);
  });

  it('the reason for a refusal lists the names that a guard would have accepted', () => {
    const elevators = createActor(elevatorsMachine).start().getSnapshot();
    const reason = refusalOf(elevators, { type: 'select', option: 'paternoster' });
    expect(reason).toMatch(/^No guard holds: .*gearless.*platform/);
  });

  it('there is no reason for a refusal if the state accepts the event', () => {
    expect(refusalOf(start(), { type: 'close' })).toBeUndefined();
    expect(refusalOf(start(), { type: 'bell.twice' })).toBeUndefined();
  });
});
