import type { Page } from '@playwright/test';

/** Listens for what a visitor's page must never do: log errors or warnings, throw, fail requests, call other hosts. */
export class Trouble {
  #seen: string[] = [];
  #expected: RegExp[] = [];
  #allowed: RegExp[] = [];

  constructor(page: Page, origin: string) {
    page.on('console', (message) => {
      const type = message.type();
      if (type === 'error' || type === 'warning')
        this.#seen.push(`console ${type}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#seen.push(`uncaught ${error.stack ?? error.message}`));
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin) {
        this.#seen.push(`request to another host: ${request.url()}`);
      }
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      // The page itself dropped it: it is being left, or took the picture of another size. That can be told before the way to the next page is.
      if (reason === 'net::ERR_ABORTED') return;
      this.#seen.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) {
        this.#seen.push(
          `status ${response.status()}: ${response.request().method()} ${response.url()}`,
        );
      }
    });
  }

  /** Says that each of `patterns` will match one report, and that this is no trouble. It must come. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Says that what matches one of `patterns` is no trouble, however often it comes. */
  allow(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** What has been reported and not expected, and what is expected and has not been reported yet. */
  get unexpected(): { readonly reports: readonly string[]; readonly missing: readonly RegExp[] } {
    const missing = [...this.#expected];
    const reports = this.#seen.filter((report) => {
      if (this.#allowed.some((pattern) => pattern.test(report))) return false;
      const match = missing.findIndex((pattern) => pattern.test(report));
      if (match >= 0) missing.splice(match, 1);
      return match < 0;
    });
    return { reports, missing };
  }
}
