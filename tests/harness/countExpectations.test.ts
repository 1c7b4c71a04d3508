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
  it.each([
    ['a matcher', () => counting(1).toBe(1)],
    ['a matcher that takes its time', () => counting(1).toSoonBe(1)],
    ['the opposite of a matcher', () => counting(true).not.toBe(false)],
    ['a soft expectation', () => counting.soft(1).toBe(1)],
    ['a repeated one', () => counting.poll(() => 1).toSoonBe(1)],
  ])('lets pass %s', async (_, check) => {
    await expect(mustExpect('It', check)).resolves.toBeUndefined();
  });

  it('refuses what expects nothing, whatever it returns', async () => {
    await expect(mustExpect('It', () => {})).rejects.toThrow('It expected nothing');
    await expect(mustExpect('It', () => false)).rejects.toThrow('It expected nothing');
    await expect(mustExpect('It', () => Promise.resolve(false))).rejects.toThrow('nothing');
  });

  it('refuses an expectation without a matcher', async () => {
    await expect(mustExpect('It', () => void counting(1))).rejects.toThrow('It expected nothing');
  });

  it('refuses an expectation that nobody awaits', async () => {
    await expect(mustExpect('It', () => void counting(1).toSoonBe(1))).rejects.toThrow('await it');
    await later();
    await later();
  });

  it('passes on what an expectation throws', async () => {
    await expect(mustExpect('It', () => counting(1).toBe(2))).rejects.toThrow('differs');
    await expect(mustExpect('It', () => counting(1).toSoonBe(2))).rejects.toThrow('differs');
  });
});

describe('expectSoon', () => {
  it('passes once what it reads is as expected', async () => {
    let readings = 0;
    await mustExpect('It', () => expectSoon(() => (readings += 1)).toEqual(3));
    expect(readings).toBe(3);
  });

  it('fails with the last reading once its patience is over', async () => {
    const door = { is: 'closed' };
    await impatiently(20, async () => {
      await expect(expectSoon(() => door).toEqual({ is: 'open' })).rejects.toThrow(/closed/);
    });
  });

  it('is refused where nobody awaits it', async () => {
    const forgotten = mustExpect('It', () => void expectSoon(slow).toEqual(1));
    await expect(forgotten).rejects.toThrow('await it');
    await slow();
  });
});
