import type { ContactMessage } from '../machines/contactFormMachine';

const publicKey: string = import.meta.env.VITE_EMAILJS_PUBLIC_KEY ?? '';
const serviceId: string = import.meta.env.VITE_EMAILJS_SERVICE_ID ?? '';
const templateId: string = import.meta.env.VITE_EMAILJS_TEMPLATE_ID ?? '';

/** Without any key the site's own server answers in the service's place (decisions, Contact form). */
const isEmbedded = !publicKey && !serviceId && !templateId;

/** Where messages go; what an embedded service does not check needs only to be there. */
const readService = () =>
  isEmbedded
    ? {
        publicKey: 'site',
        serviceId: 'site',
        templateId: 'contact',
        origin: window.location.origin,
      }
    : {
        publicKey,
        serviceId,
        templateId,
        origin: import.meta.env.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com',
      };

/** An answer of the e-mail service. */
interface Answer {
  readonly status: number;
  readonly text: string;
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'status' in value && 'text' in value;

/**
 * Sends a contact message through EmailJS. Status 200 or the text OK is success (specification, section 7);
 * throws the service's answer, the network's error, or the library's own when a key is missing.
 */
export async function sendEmail(message: ContactMessage): Promise<void> {
  const { default: emailjs } = await import('@emailjs/browser');
  const service = readService();
  emailjs.init({ publicKey: service.publicKey, origin: service.origin });
  const answer: unknown = await emailjs
    .send(service.serviceId, service.templateId, { ...message })
    .catch((error: unknown) => error);
  if (isAnswer(answer) && (answer.status === 200 || answer.text === 'OK')) return;
  throw answer;
}
