import { test as base } from '@playwright/test';
import { Desk, expect, holdPage } from './Desk';

export { Desk, expect, holdPage };

/**
 * Playwright's `test` with a desk: the inspector's window and the page that it watches. A test fails if either window logs an error or a
 * warning, throws, or sends a request to another origin. Messages that a test provokes must be in `expected` first.
 */
export const test = base.extend<{ desk: Desk; expected: RegExp[] }>({
  storageState: { cookies: [], origins: [] },
  // Names a fixture, because Playwright requires a pattern and oxlint forbids an empty one.
  expected: async ({ baseURL: _ }, use) => use([]),
  desk: async ({ context, page, baseURL, expected }, use) => {
    const trouble: string[] = [];
    const origin = new URL(baseURL ?? '').origin;
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) trouble.push(message.text());
    });
    context.on('weberror', (error) => trouble.push(error.error().message));
    context.on('request', (request) => {
      const url = request.url();
      if (url.startsWith('http') && new URL(url).origin !== origin) trouble.push(url);
    });
    const window = await context.newPage();
    await use(new Desk(window, page));
    const unexpected = trouble.filter((each) => !expected.some((pattern) => pattern.test(each)));
    expect(unexpected).toEqual([]);
  },
});
