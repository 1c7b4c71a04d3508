import { describe, expect, it } from 'vitest';
import { type Choices, defaultChoices } from '../../machines/choiceOptions';
import { choicesIn } from '../../src/routing/choicesIn';
import { fragmentOf } from '../../src/routing/fragmentOf';
import { options } from '../models/reference/choicesReference';

const combinations = Object.entries(options).reduce<Record<string, string>[]>(
  (begun, [name, each]) =>
    begun.flatMap((choices) => each.map((option) => ({ ...choices, [name]: option }))),
  [{}],
) as unknown as Choices[];

describe('the choices in the address’s fragment', () => {
  it('the address’s fragment is different for each combination of choices, and empty for the defaults', () => {
    expect(combinations).toHaveLength(450);
    expect(combinations[0]).toEqual(defaultChoices);
    const fragments = combinations.map(fragmentOf);
    expect(new Set(fragments).size).toBe(combinations.length);
    expect(fragments[0]).toBe('');
    expect(fragments.slice(1).map(choicesIn)).toEqual(combinations.slice(1));
  });

  it.each([
    'main',
    'ourServices',
    'elevator',
    'elevator=',
    'elevator=gearbox',
    'elevator=escalator',
    'Elevator=food',
    'elevator=food&',
    'elevator=food&elevator=gearless',
    'elevator=food&doors=classic',
    'doors=semiAuto&elevator=food',
    'elevator=food&message=hello',
    'elevator=%66ood',
    '%E0%A4%A',
    '__proto__=food',
    'elevator=constructor',
  ])('is ignored where it reads "%s"', (fragment) => {
    expect(choicesIn(fragment)).toBeUndefined();
  });
});
