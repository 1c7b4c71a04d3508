import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Ends the output with the numbers of tests that passed and failed. */
// eslint-disable-next-line import/no-default-export -- Playwright wants a reporter so.
export default class implements Reporter {
  readonly #tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.#tests.add(test);
  }

  onEnd(): void {
    const passed = [...this.#tests].filter((test) => test.ok()).length;
    console.log(`${passed} passed, ${this.#tests.size - passed} failed`);
  }
}
