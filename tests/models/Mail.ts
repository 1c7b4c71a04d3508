import type { Page, Route } from '@playwright/test';
import { expect, expectSoon } from '../harness';
import { type MailHost, startMail } from '../startMail';
import { recordAlerts } from '../recordAlerts';
import { mailTextOf, subjectOf } from './reference/formReference';

/** How the mail service answers, or does not. */
export const answers = {
  accepted: (route: Route, mail: Mail) => mail.deliver(route),
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

  /** Answers the message that is held, once it has come: its client is loaded with the first one. */
  async answer(answer: keyof typeof answers): Promise<void> {
    await expectSoon(() => this.#held.length > 0).toEqual(true);
    const routes = this.#held.splice(0);
    await Promise.all(routes.map((route) => answers[answer](route, this)));
  }

  /** Has a mail service of its own take a message, and expects the e-mail that the company gets of it. */
  async deliver(route: Route): Promise<void> {
    this.#host ??= startMail();
    const host = await this.#host;
    // It takes one message a second.
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
