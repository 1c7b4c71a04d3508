import type { ContactMessage } from '../../machines/contactFormMachine';
import { formChatGreeting } from './content';
import type { alerts } from './reference/formReference';
import type { Mail } from './Mail';
import type { SiteDriver, Text } from './SiteDriver';

/** A field of the form. */
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
/** The fields, in the order of the form. */
export const fields = Object.keys(labels) as Field[];

/** What a failed message says when it is sent by chat: a greeting, and its fields by their labels, one a line. */
export const chatTextOf = (site: SiteDriver, message: ContactMessage): string =>
  [
    site.read(formChatGreeting, 'title'),
    ...fields
      .filter((field) => message[field] !== '')
      .map((field) => `${site.say(labels[field])}: ${message[field]}`),
  ].join('\n');

/** What the executors share: the mail service, and how much of it has been seen. */
export interface ContactWorld {
  readonly mail: Mail;
  messages: number;
  outcome: keyof typeof alerts | undefined;
  announced: number;
  /** How long a timer of the form still runs when its event comes, in milliseconds. */
  left: number;
}

/** The contact form. */
export const form = (site: SiteDriver) =>
  site.page.getByRole('form', { name: site.say('Contact_Us') });
/** A field of the form by the label that the visitor reads. */
export const input = (site: SiteDriver, field: Field) =>
  form(site).getByLabel(site.say(labels[field]), { exact: true });
/** The button that sends the message, whatever it says. */
export const sendButton = (site: SiteDriver) => {
  const button = (text: Text) =>
    form(site).getByRole('button', { name: site.say(text), exact: true });
  return button('Send_Message').or(button('Sending'));
};
/** The button that brings an unsent message back. */
export const restoreButton = (site: SiteDriver) =>
  form(site).getByRole('button', { name: site.say('Restore_Message') });
