import type { ContactMessage } from '../machines/contactFormMachine';

const {
  VITE_EMAILJS_PUBLIC_KEY: publicKey = '',
  VITE_EMAILJS_SERVICE_ID: serviceId = '',
  VITE_EMAILJS_TEMPLATE_ID: templateId = '',
  VITE_EMAILJS_ORIGIN: ownOrigin = '',
} = import.meta.env as Record<string, string | undefined>;
const origin = ownOrigin || 'https://api.emailjs.com';

/** Without any key the site's own server answers in the service's place (decisions, Contact form). */
const isEmbedded = !(publicKey || serviceId || templateId);
const embedded = 'embedded';

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
  const key = isEmbedded ? embedded : publicKey;
  emailjs.init({ publicKey: key, origin: isEmbedded ? window.location.origin : origin });
  const answer: unknown = await emailjs
    .send(isEmbedded ? embedded : serviceId, isEmbedded ? embedded : templateId, { ...message })
    .catch((error: unknown) => error);
  if (isAnswer(answer) && (answer.status === 200 || answer.text === 'OK')) return;
  throw answer;
}
