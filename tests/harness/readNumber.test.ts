import { expect, it } from 'vitest';
import { readNumber } from './readNumber';

it.each([
  ['a whole number', '-7', ['abc', '1.5', '']],
  ['a positive whole number', '40', ['abc', '0', 'Infinity']],
  ['a positive number', '0.25', ['abc', '-1']],
] as const)('readNumber reads %s such as %s, and refuses %j', (kind, text, others) => {
  expect(readNumber('SEED', text, kind)).toBe(Number(text));
  for (const other of others)
    expect(() => readNumber('SEED', other, kind)).toThrow(
      `SEED=${other} is not ${kind}: give one, such as SEED=7, or leave it out`,
    );
});
