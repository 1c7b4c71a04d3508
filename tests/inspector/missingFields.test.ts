import { describe, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { contactFormMachine } from '../../machines/contactFormMachine';
import { stateOf } from '../../src/devtools/charts/macrostep';
import { lackOf } from '../../src/devtools/charts/candidates';
import { bare } from '../harness/index';
import { models } from '../models/models';

const form = createActor(contactFormMachine).start().getSnapshot();
const edit = { type: 'change', field: 'subject', value: 'Lift' };

describe('a field that a machine reads from an event', () => {
  it('if an event lacks a field that the machine reads, the inspector names the field', () => {
    expect(lackOf(form, { type: 'change', field: 'subject' })).toContain('lacks "value",');
    expect(lackOf(form, { type: 'change' })).toContain('lacks "field", "value",');
    expect(lackOf(form, edit)).toBeUndefined();
  });

  it('an event is no object of another kind: what every object has is not missing', () => {
    const keep = setup({
      actions: { keep: assign(({ event }) => ({ text: JSON.stringify(event) })) },
    });
    const machine = keep.createMachine({ on: { write: { actions: 'keep' } } });
    const now = createActor(machine).start().getSnapshot();
    expect(lackOf(now, { type: 'write' })).toBeUndefined();
  });

  it('no field is reported as missing from an event that the models send', () => {
    let checked = 0;
    for (const { machine, graph } of models.filter(({ machine: { id } }) => id !== 'site')) {
      for (const state of [...graph.states.values()].slice(0, 12)) {
        const { snapshot } = state;
        for (const event of state.events.slice(-1).map(bare)) {
          const { value, context } = snapshot;
          const now = stateOf(machine, { value, context });
          if (!now.can(event)) continue;
          checked += 1;
          expect(lackOf(now, event), `${machine.id} ${event.type}`).toBeUndefined();
        }
      }
    }
    expect(checked).toBeGreaterThan(20);
  });
});
