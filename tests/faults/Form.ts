import type { Locator, Request, Route } from '@playwright/test';
import { type ContactMessage, emptyMessage } from '../../machines/ContactMessage';
import { alerts } from '../../src/content/alerts';
import { expect } from '../harness/index';
import { form, input, restoreButton, sendButton } from '../models/contactForm';
import type { SiteDriver } from '../models/SiteDriver';
import { recordAlerts } from '../recordAlerts';
import { type MailHost, startMail } from '../startMail';

const sendPath = '**/api/v1.0/email/send';

export const written: ContactMessage = {
  firstName: 'نورة',
  lastName: 'Al-Otaibi',
  phoneNumber: '0501234567',
  emailAddress: 'noura@visitor.example',
  subject: 'Four floors',
  message: 'ستة طوابق & two lifts.\nWhen could you come?',
};

/** The contact form of a page, connected to a mail service that the test starts. Records requests, console messages and alerts. */
export class Form {
  readonly alerts: string[];
  /** The texts of all console messages of the page. */
  readonly said: string[] = [];
  readonly requests: Request[] = [];

  private constructor(
    readonly site: SiteDriver,
    readonly mail: MailHost,
  ) {
    this.alerts = recordAlerts(site.page);
  }

  /** Starts the mail service and opens a page that has the form. `meddle` may answer the form instead of the service. */
  static async open(site: SiteDriver, path: string, meddle?: Meddle): Promise<Form> {
    const opened = new Form(site, await startMail());
    const { page } = site;
    page.on('request', (request) => {
      if (request.method() === 'POST') opened.requests.push(request);
    });
    page.on('console', async (entry) => {
      const values = await Promise.all(
        entry.args().map((each) => each.jsonValue().catch(() => '')),
      );
      opened.said.push(`${entry.text()} ${JSON.stringify(values)}`);
    });
    const deliver = (route: Route, options = {}) =>
      route.continue({ url: opened.mail.address, ...options });
    await page.route(sendPath, (route) =>
      meddle ? meddle(route, deliver, opened) : deliver(route),
    );
    await site.visit(path);
    return opened;
  }

  field(name: keyof ContactMessage): Locator {
    return input(this.site, name);
  }

  async write(message: Partial<ContactMessage> = written): Promise<void> {
    for (const [name, value] of Object.entries(message))
      await this.field(name as keyof ContactMessage).fill(value);
  }

  async send(): Promise<void> {
    await this.site.press(sendButton(this.site));
  }

  /** Expects the fields to hold the texts of a message. */
  async says(message: ContactMessage): Promise<void> {
    for (const [name, value] of Object.entries(message))
      await expect(this.field(name as keyof ContactMessage)).toHaveValue(value);
  }

  /**
   * Expects that sending has ended: one alert with its outcome, the result in the form's status line, empty fields, and no text of the
   * message in the console or the address.
   */
  async ended(outcome: 'sent' | 'failed', message = written): Promise<void> {
    const { site } = this;
    const result = outcome === 'sent' ? 'Email_Sent' : 'Email_Failed';
    await expect(site.page.getByRole('status')).toHaveText(site.say(result));
    await expect.poll(() => this.alerts).toEqual([`alert: ${site.read(alerts[outcome], 'title')}`]);
    await this.says(emptyMessage);
    const others = [...this.said, site.page.url()].join('\n');
    expect(Object.values(message).filter((text) => text && others.includes(text))).toEqual([]);
  }

  get chat(): Locator {
    return form(this.site).getByRole('link', { name: this.site.say('Send_By_Chat') });
  }

  /** Presses the button that writes the failed message into the form again. */
  async restore(): Promise<void> {
    await this.site.press(restoreButton(this.site));
  }
}

/** Handles the request by which the page sends a message. `deliver` passes it on to the service, changed or as it is. */
export type Meddle = (
  route: Route,
  deliver: (route: Route, options?: { postData?: string }) => Promise<void>,
  form: Form,
) => Promise<unknown> | undefined;

export const addressOf = async (link: Locator): Promise<URL> =>
  new URL((await link.getAttribute('href')) ?? '');
