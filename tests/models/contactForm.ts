import type { Locator } from '@playwright/test';
import type { ContactMessage } from '../../machines/ContactMessage';
import { formChatGreeting } from './content';
import type { alerts } from './reference/formReference';
import type { Mail } from './Mail';
import { inside, type Placed } from './Observation';
import type { Finder, SiteDriver, Text } from './SiteDriver';

export type Field = keyof ContactMessage;

/** The labels of the fields, in the order of the form. */
export const labels: Readonly<Record<Field, Text>> = {
  firstName: 'First_Name',
  lastName: 'Last_Name',
  phoneNumber: 'Phone_Number',
  emailAddress: 'Email_Address',
  subject: 'Subject',
  message: 'Message',
};
export const fields = Object.keys(labels) as Field[];

/** The text of a failed message when it is sent by chat: a greeting, and the filled fields after their labels, one per line. */
export const chatTextOf = (site: SiteDriver, message: ContactMessage): string =>
  [
    site.read(formChatGreeting, 'title'),
    ...fields
      .filter((field) => message[field] !== '')
      .map((field) => `${site.say(labels[field])}: ${message[field]}`),
  ].join('\n');

/** The data that executors share: the mail service, and how many of its messages and alerts have been checked. */
export interface ContactWorld {
  readonly mail: Mail;
  messages: number;
  outcome: keyof typeof alerts | undefined;
  announced: number;
  /** How long a timer of the form still runs before its event, in milliseconds. */
  left: number;
  /** Whether this path has tried a second press and an edit during a send. */
  isTried?: boolean;
}

export const form = (site: SiteDriver): Locator =>
  site.page.getByRole('form', { name: site.say('Contact_Us') });
/** A field of the form by the label that the visitor reads. */
export const input = (site: SiteDriver, field: Field): Locator =>
  form(site).getByLabel(site.say(labels[field]), { exact: true });

export const formIn = (site: SiteDriver) => (things: readonly Placed[]) =>
  inside(things, 'form', site.say('Contact_Us'));

/** Finds a field of the form by the label that the visitor reads. */
export const fieldIn =
  (site: SiteDriver, field: Field): Finder =>
  (things) =>
    formIn(site)(things).find(({ name }) => name === site.say(labels[field]));

const buttonIn =
  (site: SiteDriver, ...texts: readonly Text[]): Finder =>
  (things) =>
    formIn(site)(things).find(
      ({ role, name }) => role === 'button' && texts.some((text) => name === site.say(text)),
    );
/** Finds the button that sends the message, whichever of its labels it shows. */
export const sendButton = (site: SiteDriver) => buttonIn(site, 'Send_Message', 'Sending');
/** Finds the button that brings an unsent message back. */
export const restoreButton = (site: SiteDriver) => buttonIn(site, 'Restore_Message');
