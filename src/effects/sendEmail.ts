// This file must run before EmailJS's client.
// eslint-disable-next-line import/no-unassigned-import
import './hideForbiddenStorage';
import { init, send } from '@emailjs/browser';
import type { ContactMessage } from '../../machines/ContactMessage';
import { honeypotField } from '../mail/honeypotField';
import { mailOrigin, type MailSettings } from '../mail/mailOrigin';
import { elementIds } from '../ui/elementIds';

/** The keys and the origin of the mail service. Any keys will do for the site's own service, which does not check them. */
function readService() {
  const settings: MailSettings = import.meta.env;
  const origin = mailOrigin(settings);
  if (!origin)
    return {
      publicKey: 'site',
      serviceId: 'site',
      templateId: 'contact',
      origin: window.location.origin,
    };
  return {
    publicKey: settings.VITE_EMAILJS_PUBLIC_KEY ?? '',
    serviceId: settings.VITE_EMAILJS_SERVICE_ID ?? '',
    templateId: settings.VITE_EMAILJS_TEMPLATE_ID ?? '',
    origin,
  };
}

/** The honeypot's text by the field's name (a hidden field that only spam programs fill in); an empty object if it is empty. */
function readHoneypot() {
  // Optional chaining, because another page may have opened while the message waited to be sent again.
  const value = document.querySelector<HTMLInputElement>(`#${elementIds.honeypot}`)?.value;
  return value ? { [honeypotField]: value } : {};
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Whether a value is an answer of the service, and not an error of the network. */
export const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'status' in value && 'text' in value;

/**
 * Sends a contact message through EmailJS. Status 200 or the text OK is success (specification, section 7). Returns whether the text was
 * OK: a network's sign-in page also has status 200. Throws the service's answer, the network's error, or the error of a missing key.
 */
export async function sendEmail(message: ContactMessage): Promise<boolean> {
  const service = readService();
  init({ publicKey: service.publicKey, origin: service.origin });
  const parameters = { ...message, ...readHoneypot() };
  const answer: unknown = await send(service.serviceId, service.templateId, parameters).catch(
    (error: unknown) => error,
  );
  if (isAnswer(answer) && (answer.status === 200 || answer.text === 'OK'))
    return answer.text === 'OK';
  throw answer;
}
