import type { Page, Route } from '@playwright/test';
import { expect, expectSoon } from '../harness/index';
import { type MailHost, startMail } from '../startMail';
import { recordAlerts } from '../recordAlerts';
import { mailTextOf, subjectOf } from './reference/formReference';

/** The possible answers of the mail service; `unreachable` means that none comes. */
export const answers = {
  accepted: (route: Route, mail: Mail) => mail.deliver(route),
  unusual: (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  refused: (route: Route) => route.fulfill({ status: 400, body: 'The service ID is invalid' }),
  busy: (route: Route) => route.fulfill({ status: 429, body: 'Too many requests' }),
  unreachable: (route: Route) => route.abort('internetdisconnected'),
};

/** Simulates the mail service: intercepts each message of the page and holds it until a test calls `answer`. */
export class Mail {
  /** The messages that were sent, in order, each as the service would read it. */
  readonly sent: unknown[] = [];
  /** The texts of the page's alerts, in order. */
  readonly alerts: readonly string[];
  #held: Route[] = [];
  #host: Promise<MailHost> | undefined;

  constructor(page: Page) {
    this.alerts = recordAlerts(page);
    page.once('close', async () => (await this.#host)?.stop());
  }

  async hold(page: Page): Promise<void> {
    await page.route('**/api/v1.0/email/send', (route) => {
      this.sent.push(route.request().postDataJSON());
      this.#held.push(route);
    });
  }

  /**
   * Waits for the next message and answers it. The first message comes late, because the page loads the script that sends it only on
   * submit.
   */
  async answer(answer: keyof typeof answers): Promise<void> {
    await expectSoon(() => this.#held.length > 0).toEqual(true);
    const routes = this.#held.splice(0);
    await Promise.all(routes.map((route) => answers[answer](route, this)));
  }

  /** Passes a message on to a real mail service that runs for this test, and expects the resulting e-mail to the company. */
  async deliver(route: Route): Promise<void> {
    this.#host ??= startMail();
    const host = await this.#host;
    // Moves the service's clock: it accepts one message per second.
    host.now += 1000;
    await route.fulfill({ response: await route.fetch({ url: host.address }) });
    const [mail] = (await host.mails()).slice(-1);
    const { template_params: message } = route.request().postDataJSON();
    expect([mail?.subject ?? '', mail?.text?.trim()]).toEqual([
      subjectOf(message),
      mailTextOf(message).trim(),
    ]);
  }
}
