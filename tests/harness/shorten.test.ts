import { describe, expect, it } from 'vitest';
import { shrink } from './shorten';

/** Shrinks letters that fail where they hold `wanted` in this order; says what it cost. */
async function shrinkLetters(
  letters: string,
  wanted: string,
  suggestions: string[] = [],
  tries = 200,
) {
  const walked: string[] = [];
  const fault = new RegExp(wanted.split('').join('.*'));
  const events = await shrink(letters.split(''), {
    suggestions: suggestions.map((each) => each.split('')),
    isPossible: (list) => !list.join('').includes('zz'),
    fails: async (list) => {
      walked.push(list.join(''));
      return fault.test(list.join(''));
    },
    tries,
  });
  return { events: events.join(''), walked };
}

describe('shrink', () => {
  it.each([
    ['abcdefghijklmnop', 'cm', 'cm'],
    ['abcdefgh', 'h', 'h'],
    ['abc', 'abc', 'abc'],
    ['zaz', 'z', 'z'],
  ])('leaves out of %s, which fails by %s, all but %s', async (letters, wanted, left) => {
    const { events, walked } = await shrinkLetters(letters, wanted);
    expect(events).toBe(left);
    // It cannot happen.
    expect(walked).not.toContain('zz');
  });

  it('takes a suggestion that fails, and shrinks it further', async () => {
    const { events, walked } = await shrinkLetters('abcdefghijklmnop', 'cm', ['xy', 'xcm']);
    expect([events, ...walked.slice(0, 2)]).toEqual(['cm', 'xy', 'xcm']);
  });

  it('stops when it has cost enough, with what has been seen to fail', async () => {
    const { events, walked } = await shrinkLetters('abcdefghijklmnop', 'cm', [], 2);
    expect(walked).toHaveLength(2);
    expect(events).toMatch(/c.*m/);
  });
});
