import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { designCategories, elevatorTypes, safetySystems } from '../../machines/choiceOptions';
import { designsMachine } from '../../machines/designsMachine';
import { elevatorsMachine } from '../../machines/elevatorsMachine';
import { safetyMachine } from '../../machines/safetyMachine';

describe.each([
  ['elevators', elevatorsMachine, elevatorTypes, 5, 'gearbox'],
  ['safety', safetyMachine, safetySystems, 3, 'support'],
  ['designs', designsMachine, designCategories, 5, 'cabins'],
] as const)('the choice of %s', (_, machine, options, count, first) => {
  it(`has ${count} options, of which ${first} is chosen at first`, () => {
    expect(options).toHaveLength(count);
    expect(Object.keys(machine.states)).toEqual([...options]);
    expect(createActor(machine).start().getSnapshot().value).toBe(first);
  });

  it('leads from any option to any other', () => {
    for (const from of options) {
      for (const to of options) {
        const actor = createActor(machine).start();
        actor.send({ type: 'select', option: from } as never);
        actor.send({ type: 'select', option: to } as never);
        expect(actor.getSnapshot().value).toBe(to);
      }
    }
  });

  it('stays where it is for an option that does not exist', () => {
    const actor = createActor(machine).start();
    actor.send({ type: 'select', option: 'unheard' } as never);
    expect(actor.getSnapshot().value).toBe(first);
  });
});
