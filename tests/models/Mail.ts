import type { Page, Route } from '@playwright/test';
import { expectSoon } from '../harness';
import { recordAlerts } from '../recordAlerts';

/** How the mail service answers, or does not. */
export const answers = {
  accepted: (route: Route) => route.fulfill({ status: 200, body: 'OK' }),
  unusual: (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  refused: (route: Route) => route.fulfill({ status: 400, body: 'The service ID is invalid' }),
  busy: (route: Route) => route.fulfill({ status: 429, body: 'Too many requests' }),
  unreachable: (route: Route) => route.abort('internetdisconnected'),
};

/** Stands between the page and the mail service: holds each message until `answer` says how. */
export class Mail {
  /** The messages that were sent, in order, each as the service would read it. */
  readonly sent: unknown[] = [];
  /** What the page said in alerts, in order. */
  readonly alerts: readonly string[];
  #held: Route[] = [];

  constructor(page: Page) {
    this.alerts = recordAlerts(page);
  }

  async hold(page: Page): Promise<void> {
    await page.route('**/api/v1.0/email/send', (route) => {
      this.sent.push(route.request().postDataJSON());
      this.#held.push(route);
    });
  }

  /** Answers the message that is held, once it has come: its client is loaded with the first one. */
  async answer(answer: keyof typeof answers): Promise<void> {
    await expectSoon(() => this.#held.length > 0).toEqual(true);
    const routes = this.#held.splice(0);
    await Promise.all(routes.map((route) => answers[answer](route)));
  }
}
