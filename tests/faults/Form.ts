import type { Locator, Request, Route } from '@playwright/test';
import { type ContactMessage, emptyMessage } from '../../machines/ContactMessage';
import { alerts } from '../../src/content/alerts';
import { expect } from '../harness';
import { form, input, restoreButton, sendButton } from '../models/contactForm';
import type { SiteDriver, Text } from '../models/SiteDriver';
import { recordAlerts } from '../recordAlerts';
import { type MailHost, startMail } from '../startMail';

const sendPath = '**/api/v1.0/email/send';

/** What a visitor writes who has nothing to hide. */
export const written: ContactMessage = {
  firstName: 'نورة',
  lastName: 'Al-Otaibi',
  phoneNumber: '0501234567',
  emailAddress: 'noura@visitor.example',
  subject: 'Four floors',
  message: 'ستة طوابق & two lifts.\nWhen could you come?',
};

/** The contact form as a visitor meets it, with the embedded mail service behind it, and all that it did. */
export class Form {
  readonly alerts: string[];
  /** All that the page said in the console, as text. */
  readonly said: string[] = [];
  readonly requests: Request[] = [];

  private constructor(
    readonly site: SiteDriver,
    readonly mail: MailHost,
  ) {
    this.alerts = recordAlerts(site.page);
  }

  /** Starts the mail service and opens a page that has the form; `meddle` may answer in the service's place. */
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

  /** Expects the fields to say what a message says. */
  async says(message: ContactMessage): Promise<void> {
    for (const [name, value] of Object.entries(message))
      await expect(this.field(name as keyof ContactMessage)).toHaveValue(value);
  }

  /** Expects the alert of an outcome, once, the form's line of news, an empty form, and nothing personal where others may read it. */
  async ended(
    outcome: keyof typeof alerts,
    message = written,
    result: Text = outcome === 'sent' ? 'Email_Sent' : 'Email_Failed',
  ): Promise<void> {
    const { site } = this;
    await expect(site.page.getByRole('status')).toHaveText(site.say(result));
    await expect.poll(() => this.alerts).toEqual([`alert: ${site.read(alerts[outcome], 'title')}`]);
    await this.says(emptyMessage);
    const others = [...this.said, site.page.url()].join('\n');
    expect(Object.values(message).filter((text) => text && others.includes(text))).toEqual([]);
  }

  /** The way to send the text by chat. */
  get chat(): Locator {
    return form(this.site).getByRole('link', { name: this.site.say('Send_By_Chat') });
  }

  /** Brings the text back that could not be sent. */
  async restore(): Promise<void> {
    await this.site.press(restoreButton(this.site));
  }
}

/** Stands between the page and the service: `deliver` passes a message on, changed or as it is. */
export type Meddle = (
  route: Route,
  deliver: (route: Route, options?: { postData?: string }) => Promise<void>,
  form: Form,
) => Promise<unknown> | undefined;

/** The address that a link leads to. */
export const addressOf = async (link: Locator): Promise<URL> =>
  new URL((await link.getAttribute('href')) ?? '');
