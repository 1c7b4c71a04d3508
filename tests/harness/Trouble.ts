import type { Page } from '@playwright/test';

/** Listens for what a visitor's page must never do: log errors or warnings, throw, fail requests, call other hosts. */
export class Trouble {
  #seen: string[] = [];
  #expected: RegExp[] = [];
  #allowed: RegExp[] = [];
  /** What the page dropped of what it was loading, until it is known to be left. */
  #dropped: string[] = [];
  #leaving = false;

  constructor(page: Page, origin: string) {
    page.on('console', (message) => {
      const type = message.type();
      if (type === 'error' || type === 'warning')
        this.#seen.push(`console ${type}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#seen.push(`uncaught ${error.stack ?? error.message}`));
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#leave();
      if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin) {
        this.#seen.push(`request to another host: ${request.url()}`);
      }
    });
    page.on('domcontentloaded', () => (this.#leaving = false));
    page.on('close', () => this.#leave());
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      const report = `request failed: ${request.method()} ${request.url()} ${reason}`;
      // A page that is being left drops what it was still loading, one that is resized the pictures of the other size.
      if (reason !== 'net::ERR_ABORTED') this.#seen.push(report);
      else if (!this.#leaving && request.resourceType() !== 'image') this.#dropped.push(report);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) {
        this.#seen.push(
          `status ${response.status()}: ${response.request().method()} ${response.url()}`,
        );
      }
    });
  }

  /** The page is being left: a browser can tell that after what the page has dropped for it. */
  #leave() {
    this.#leaving = true;
    this.#dropped = [];
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
    const reports = [...this.#seen, ...this.#dropped].filter((report) => {
      if (this.#allowed.some((pattern) => pattern.test(report))) return false;
      const match = missing.findIndex((pattern) => pattern.test(report));
      if (match >= 0) missing.splice(match, 1);
      return match < 0;
    });
    return { reports, missing };
  }
}
