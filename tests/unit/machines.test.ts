import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { specificationOf, statesIn, transitionsOf } from '../../src/devtools/charts/traversal';
import { identity } from '../harness/index';
import { models } from '../models/models';

const machines = new Map(models.map(({ machine }) => [machine.id, machine]));
const source = /^(Section \d+, |Decisions, |Production, |Design, )[A-Z].+/;

describe.each([...machines])('the machine %s', (_, machine) => {
  it('a machine describes every state', () => {
    const undescribed = statesIn(machine.root).filter(
      ({ config }) => !config.description?.endsWith('.'),
    );
    expect(undescribed.map(({ id }) => id)).toEqual([]);
  });

  it('a machine describes every transition of an event, and names the sentence of the specification behind it', () => {
    const undescribed = [...transitionsOf(machine)].filter(
      ([transition]) =>
        transition.eventType !== '' &&
        !(transition.description?.endsWith('.') && source.test(specificationOf(transition) ?? '')),
    );
    expect(undescribed.map(([, { name }]) => name)).toEqual([]);
  });

  it('a machine names the sentence of the specification that it comes from', () => {
    expect(machine.config.meta?.specification).toMatch(source);
  });

  it('a machine is the same after it is saved as JSON and restored, in every state', () => {
    for (const model of models.filter((each) => each.machine === machine)) {
      for (const { snapshot } of model.graph.stands.values()) {
        const kept: unknown = JSON.parse(JSON.stringify(machine.getPersistedSnapshot(snapshot)));
        const restored = createActor(machine, { snapshot: kept as never }).getSnapshot();
        expect(identity(restored)).toBe(identity(snapshot));
      }
    }
  });
});
