import { describe, expect, it } from 'vitest';
import { specificationOf, statesIn, transitionsOf } from '../../src/devtools/charts/traversal';
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
});
