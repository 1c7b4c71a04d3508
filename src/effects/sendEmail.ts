import emailjs from '@emailjs/browser';
import type { ContactMessage } from '../../machines/ContactMessage';
import { honeypotField } from '../mail/honeypotField';
import { mailOrigin, type MailSettings } from '../mail/mailOrigin';
import { elementIds } from '../ui/elementIds';

/** The keys and the origin of the mail service. The site's own service does not check the keys, so any value will do. */
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

/**
 * The text of the honeypot (a field that no person sees, which only spam programs fill in), by the field's name; an empty object
 * where it is empty.
 */
function readHoneypot() {
  // Optional, because the open page may have changed while the message waited for a second try.
  const value = document.querySelector<HTMLInputElement>(`#${elementIds.honeypot}`)?.value;
  return value ? { [honeypotField]: value } : {};
}

/** An answer of the e-mail service. */
interface Answer {
  readonly status: number;
  readonly text: string;
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'status' in value && 'text' in value;

/**
 * Sends a contact message through EmailJS. Status 200 or the text OK is success (specification, section 7). Returns whether the
 * text was OK: a network's sign-in page also has status 200. Throws the service's answer, the network's error, or the library's own
 * error when a key is missing.
 */
export async function sendEmail(message: ContactMessage): Promise<boolean> {
  const service = readService();
  emailjs.init({ publicKey: service.publicKey, origin: service.origin });
  const answer: unknown = await emailjs
    .send(service.serviceId, service.templateId, { ...message, ...readHoneypot() })
    .catch((error: unknown) => error);
  if (isAnswer(answer) && (answer.status === 200 || answer.text === 'OK'))
    return answer.text === 'OK';
  throw answer;
}
