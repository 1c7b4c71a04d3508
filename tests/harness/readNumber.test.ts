import { describe, expect, it } from 'vitest';
import { readNumber } from './readNumber';

describe('readNumber', () => {
  it('reads a number of the kind that is asked for', () => {
    expect(readNumber('SEED', '-7', 'a whole number')).toBe(-7);
    expect(readNumber('STEPS', '40', 'a positive whole number')).toBe(40);
    expect(readNumber('MINUTES', '0.25', 'a positive number')).toBe(0.25);
  });

  it.each([
    ['SEED', 'abc', 'a whole number'],
    ['SEED', '1.5', 'a whole number'],
    ['SEED', '', 'a whole number'],
    ['STEPS', 'abc', 'a positive whole number'],
    ['STEPS', '0', 'a positive whole number'],
    ['STEPS', 'Infinity', 'a positive whole number'],
    ['MINUTES', 'abc', 'a positive number'],
    ['MINUTES', '-1', 'a positive number'],
  ] as const)('refuses %s=%s, which is not %s', (name, text, kind) => {
    expect(() => readNumber(name, text, kind)).toThrow(
      `${name}=${text} is not ${kind}: give one, such as ${name}=7, or leave it out`,
    );
  });
});
