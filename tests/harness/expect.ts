import { isDeepStrictEqual } from 'node:util';
import { expect as uncounted } from '@playwright/test';
import { countExpectations } from './countExpectations';

let current: typeof uncounted = uncounted;
/** How long an expectation may wait, in milliseconds. */
let patience = 5_000;

/** Playwright's `expect`, counted: a step that expects nothing fails. */
export const expect = countExpectations(uncounted, () => current);

/**
 * Calls `read` until it returns the expected value, and fails when the time is over. `isAgain` is false at the first call only. Cheaper
 * than `expect.poll`.
 */
export const expectSoon = countExpectations((read: (isAgain: boolean) => unknown) => ({
  async toEqual(expected: unknown): Promise<void> {
    const deadline = Date.now() + patience;
    let value = await read(false);
    for (let pause = 10; !isDeepStrictEqual(value, expected) && Date.now() < deadline;) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      pause = Math.min(2 * pause, 160);
      value = await read(true);
    }
    // Calls Playwright's matcher, which costs much more than the comparison, only to report how the values differ.
    if (!isDeepStrictEqual(value, expected)) current(value).toStrictEqual(expected);
  },
}));

/** Runs `body`, in which no expectation waits longer than `timeout` milliseconds; the next expectations wait as long as before. */
export async function impatiently(timeout: number, body: () => Promise<void>): Promise<void> {
  const before = patience;
  current = uncounted.configure({ timeout });
  patience = timeout;
  try {
    await body();
  } finally {
    current = uncounted;
    patience = before;
  }
}
