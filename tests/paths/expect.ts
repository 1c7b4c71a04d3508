import { expect as uncounted } from '@playwright/test';
import { counted } from './expectations';

let current: typeof uncounted = uncounted;

/** Playwright's `expect`, counted: a step that expects nothing fails. */
export const expect = counted(uncounted, () => current);

/** Expects of what `read` returns that it soon becomes as the matcher says; asks more often than `expect.poll` does. */
export const expectSoon = <Value>(read: () => Promise<Value> | Value) =>
  expect.poll(read, { intervals: [10, 20, 40, 80, 160] });

/** Runs `body`, in which no expectation waits longer than `timeout` milliseconds; the others go on as they are. */
export async function impatiently(timeout: number, body: () => Promise<void>): Promise<void> {
  current = uncounted.configure({ timeout });
  try {
    await body();
  } finally {
    current = uncounted;
  }
}
