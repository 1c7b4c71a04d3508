import type { Page } from '@playwright/test';

/** Collects all trouble on a visitor's page: logged errors and warnings, exceptions, failed requests, requests to other hosts. */
export class Trouble {
  #seen: string[] = [];
  #expected: RegExp[] = [];
  #allowed: RegExp[] = [];
  /** Aborted requests. They count as trouble unless the browser leaves the page afterwards. */
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
      // An aborted request alone is no trouble: browsers abort requests when they leave a page, and images when a resize changes the
      // layout.
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

  /** Called when the browser leaves the page. Forgets aborted requests too, since a browser can report them before it leaves. */
  #leave() {
    this.#leaving = true;
    this.#dropped = [];
  }

  /** Expects a report for each of `patterns`. Such a report is then no trouble, but a missing one is. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Allows any number of reports that match one of `patterns`. */
  allow(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** The reports that were not expected, and the expected patterns that no report has matched yet. */
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
