import { describe, expect, it } from 'vitest';
import { expectSoon, impatiently } from './expect';
import { countExpectations, mustExpect } from './countExpectations';

const later = () => new Promise<number>((resolve) => setTimeout(resolve, 5, 1));
const slow = () => new Promise((resolve) => setTimeout(resolve, 20, 1));
const matchers = (actual: unknown) => ({
  toBe(expected: unknown) {
    if (actual !== expected) throw new Error('differs');
  },
  async toSoonBe(expected: unknown) {
    await later();
    if (actual !== expected) throw new Error('differs');
  },
});
const counting = countExpectations(
  Object.assign((actual: unknown) => ({ ...matchers(actual), not: matchers(!actual) }), {
    soft: matchers,
    poll: (read: () => unknown) => matchers(read()),
  }),
);

describe('mustExpect', () => {
  it.each<[string, () => unknown, string?]>([
    ['lets pass a matcher', () => counting(1).toBe(1)],
    ['lets pass a matcher that takes its time', () => counting(1).toSoonBe(1)],
    ['lets pass the opposite of a matcher', () => counting(true).not.toBe(false)],
    ['lets pass a soft expectation', () => counting.soft(1).toBe(1)],
    ['lets pass a repeated one', () => counting.poll(() => 1).toSoonBe(1)],
    ['refuses what expects nothing', () => {}, 'It expected nothing'],
    ['refuses a returned value', () => false, 'It expected nothing'],
    ['refuses a promised value', () => Promise.resolve(false), 'It expected nothing'],
    ['refuses an expectation without a matcher', () => void counting(1), 'It expected nothing'],
    [
      'refuses an expectation that nobody awaits',
      () => void counting(1).toSoonBe(1),
      'left an expectation behind: await it',
    ],
    ['passes on what an expectation throws', () => counting(1).toBe(2), 'differs'],
    ['passes on what it throws later', () => counting(1).toSoonBe(2), 'differs'],
  ])('%s', async (_, check, reason = 'none') => {
    const found = await mustExpect('It', check).then(
      () => 'none',
      (error: Error) => error.message,
    );
    expect(found).toContain(reason);
    await slow();
  });
});

describe('expectSoon', () => {
  it('an expectation passes as soon as the value that it reads is the expected one', async () => {
    let readings = 0;
    await mustExpect('It', () => expectSoon(() => (readings += 1)).toEqual(3));
    expect(readings).toBe(3);
  });

  it('an expectation that runs out of time fails with the last value that it read', async () => {
    const door = { is: 'closed' };
    await impatiently(20, async () => {
      await expect(expectSoon(() => door).toEqual({ is: 'open' })).rejects.toThrow(/closed/);
    });
  });

  it('a check that does not await its expectation fails', async () => {
    const forgotten = mustExpect('It', () => void expectSoon(slow).toEqual(1));
    await expect(forgotten).rejects.toThrow('await it');
    await slow();
  });
});
