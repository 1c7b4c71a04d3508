import { expect as uncounted } from '@playwright/test';
import { counted } from './expectations';

/** Playwright's `expect`, counted: a step that expects nothing fails. */
export const expect = counted(uncounted);

/** Expects of what `read` returns that it soon becomes as the matcher says; asks more often than `expect.poll` does. */
export const expectSoon = <Value>(read: () => Promise<Value> | Value) =>
  expect.poll(read, { intervals: [10, 20, 40, 80, 160] });
