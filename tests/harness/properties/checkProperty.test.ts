import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { doorModel, event } from '../doorModel';
import { Run } from '../Run';
import { brokenBy, checkProperty } from './checkProperty';
import { checkFault } from './checkFault';
import { at } from './facts';
import { productOf } from './productOf';
import {
  after,
  always,
  type Formula,
  leadsTo,
  never,
  onceThat,
  type Property,
  until,
} from './Property';
import { watchProperties } from './watchProperties';

const lamp = createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { press: 'lit' } },
    lit: { on: { press: 'dark', fall: 'broken' }, after: { 1000: 'dark' } },
    broken: { after: { 1000: 'smoking' } },
    smoking: { after: { 1000: 'broken' } },
  },
}) as AnyStateMachine;
const timer = (state: string) => `xstate.after.1000.lamp.${state}`;
const nothing = async () => {};
const model = doorModel({
  name: 'lamp',
  machine: lamp,
  limit: 4,
  events: Object.fromEntries(
    ['press', 'fall', timer('lit'), timer('broken'), timer('smoking')].map((type) => [
      type,
      event(type),
    ]),
  ),
  states: { dark: nothing, lit: nothing, broken: nothing, smoking: nothing },
});
const dark = at('lamp', 'dark');
const lit = at('lamp', 'lit');
const broken = at('lamp', 'broken');

const property = (formula: Formula, fault = ''): Property => ({
  name: 'the lamp',
  sentence: 'Section 0.',
  about: ['lamp'],
  formula,
  fault,
});
const check = (formula: Formula) => {
  const events = checkProperty(property(formula), productOf(['lamp'], [model]));
  return events?.map(({ type }) => type);
};

const find = (fault: string) =>
  checkFault(
    property(
      after('lamp press', ({ next }) => !broken(next)),
      fault,
    ),
    [model],
  );

const walk = (formula: Formula, ...types: string[]) => {
  const watch = watchProperties([property(formula)]);
  const run = new Run({ machine: lamp });
  watch(run.stand);
  for (const type of types) {
    run.send({ type });
    watch(run.stand, { type });
  }
};

describe('A property', () => {
  it('holds, or is broken by the shortest way to where it does not hold', () => {
    expect(check(after('lamp fall', ({ next }) => broken(next)))).toBeUndefined();
    expect(check(after('lamp press', ({ next }) => lit(next)))).toEqual(['press', 'press']);
    expect(check(always(lit, dark))).toEqual(['press']);
    expect(check(never(dark, lit))).toBeUndefined();
    expect(check(until(lit, dark))).toEqual(['press', 'fall']);
    expect(check(until(dark, lit))).toBeUndefined();
    expect(check(onceThat(dark, ({ event: { type } }) => type === 'press'))).toEqual([
      'press',
      timer('lit'),
    ]);
  });

  it('leads to something by what is waited for, not by what a visitor might do', () => {
    expect(check(leadsTo(lit, dark, 'lamp'))).toBeUndefined();
    expect(check(leadsTo(dark, lit, 'lamp'))).toEqual([]);
  });

  it('leads nowhere in a circle', () => {
    expect(check(leadsTo(broken, dark, 'lamp'))).toEqual(['press', 'fall']);
  });

  it('is refused where its condition never comes about', () => {
    expect(() => check(always(at('lamp', 'gone'), dark))).toThrow(
      'Nothing can falsify "the lamp" (Section 0.): its condition never comes about',
    );
  });

  it('says in words what breaks it', () => {
    expect(brokenBy(property(always(lit, dark)), [{ type: 'press' }])).toBe(
      '"the lamp" does not hold after: press\nSection 0.',
    );
    expect(brokenBy(property(always(dark, lit)), [])).toContain('after: the start');
  });
});

describe('The fault that a property names', () => {
  it('breaks it, or goes unnoticed', () => {
    expect(find('lamp: transition retargeted: dark.on.press to #lamp.broken')).toHaveLength(1);
    expect(find('lamp: transition missing: lit.on.fall')).toBeUndefined();
  });

  it('must be one that there is', () => {
    expect(() => find('lamp: hammer')).toThrow(
      /names a fault that there is not: lamp: hammer\nThere are:\nlamp: /,
    );
  });
});

describe('A watched walk', () => {
  it('fails at the first place where a property does not hold', () => {
    expect(() => walk(until(lit, dark), 'press', 'press', 'press')).not.toThrow();
    expect(() => walk(until(lit, dark), 'press', 'fall')).toThrow(
      'does not hold after: press · fall',
    );
    expect(() => walk(always(lit, dark), 'press')).toThrow('after: press');
    expect(() =>
      walk(
        after('lamp press', ({ next }) => lit(next)),
        'press',
        'press',
      ),
    ).toThrow('after: press · press');
  });
});
