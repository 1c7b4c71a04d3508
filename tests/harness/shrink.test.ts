import { describe, expect, it } from 'vitest';
import { shrink } from './shrink';

/** Shrinks letters that fail where they hold `wanted` in this order; says what it cost. */
async function shrinkLetters(
  letters: string,
  wanted: string,
  suggestions: string[] = [],
  tries = 200,
) {
  const walked: string[] = [];
  const events = await shrink(letters.split(''), {
    suggestions: suggestions.map((each) => each.split('')),
    isPossible: (list) => !list.join('').includes('zz'),
    fails: async (list) => {
      walked.push(list.join(''));
      return new RegExp(wanted.split('').join('.*')).test(list.join(''));
    },
    tries,
  });
  return { events: events.join(''), walked };
}

describe('shrink', () => {
  it('leaves out all that is not needed to fail', async () => {
    expect((await shrinkLetters('abcdefghijklmnop', 'cm')).events).toBe('cm');
    expect((await shrinkLetters('abcdefgh', 'h')).events).toBe('h');
    expect((await shrinkLetters('abc', 'abc')).events).toBe('abc');
  });

  it('takes a suggestion that fails, and shrinks it further', async () => {
    const { events, walked } = await shrinkLetters('abcdefghijklmnop', 'cm', ['xy', 'xcm']);
    expect(events).toBe('cm');
    expect(walked.slice(0, 2)).toEqual(['xy', 'xcm']);
    expect(walked.length).toBeLessThan(12);
  });

  it('walks nothing that cannot happen', async () => {
    const { events, walked } = await shrinkLetters('zaz', 'z', []);
    expect(walked).not.toContain('zz');
    expect(events).toBe('z');
  });

  it('stops when it has cost enough, with what has been seen to fail', async () => {
    const { events, walked } = await shrinkLetters('abcdefghijklmnop', 'cm', [], 2);
    expect(walked).toHaveLength(2);
    expect(events).toMatch(/c.*m/);
  });
});
