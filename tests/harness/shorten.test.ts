import { describe, expect, it } from 'vitest';
import { shrink } from './shorten';

/**
 * Shrinks a list of letters that fails if it has the letters of `wanted` in this order. Returns the result and every list that was tried.
 */
async function shrinkLetters(letters: string, wanted: string, suggestion?: string, tries = 200) {
  const walked: string[] = [];
  const fault = new RegExp(wanted.split('').join('.*'));
  const events = await shrink(letters.split(''), {
    suggestion: suggestion?.split(''),
    isPossible: (list) => !list.join('').includes('zz'),
    fails: async (list) => {
      walked.push(list.join(''));
      return fault.test(list.join(''));
    },
    tries,
  });
  return { events: events.join(''), walked };
}

describe('shrinking a failing list', () => {
  it.each([
    ['abcdefghijklmnop', 'cm', 'cm'],
    ['abcdefgh', 'h', 'h'],
    ['abc', 'abc', 'abc'],
    ['zaz', 'z', 'z'],
  ])('shortens %s, which fails if it holds %s in order, to %s', async (letters, wanted, left) => {
    const { events, walked } = await shrinkLetters(letters, wanted);
    expect(events).toBe(left);
    // `isPossible` refuses a list with "zz", so it was not tried.
    expect(walked).not.toContain('zz');
  });

  it.each(['xcm', 'xy'])(
    'a suggested list, %s, is tried first, and shrunk if it fails',
    async (suggestion) => {
      const { events, walked } = await shrinkLetters('abcdefghijklmnop', 'cm', suggestion);
      expect([events, walked[0]]).toEqual(['cm', suggestion]);
    },
  );

  it('shrinking stops after the given number of tries, with a list that was seen to fail', async () => {
    const { events, walked } = await shrinkLetters('abcdefghijklmnop', 'cm', undefined, 2);
    expect(walked).toHaveLength(2);
    expect(events).toMatch(/c.*m/);
  });
});
