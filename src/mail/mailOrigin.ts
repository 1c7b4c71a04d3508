/** The settings of EmailJS and of the privacy notice, from the environment or `.env`. */
export interface MailSettings {
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_ORIGIN?: string;
  /** The provider of the company's mailbox, if the provider is abroad. */
  readonly VITE_MAILBOX?: string;
}

declare global {
  interface ImportMetaEnv extends MailSettings {}
}

/** The settings without which EmailJS cannot send. */
export const mailKeys = [
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
] as const;

/** The names of the keys that are not set: all three if EmailJS is not used, none if it can send. */
export const missingMailKeys = (settings: MailSettings): string[] =>
  mailKeys.filter((key) => !settings[key]);

/** The origin to which pages send messages; undefined if no key is set, and the site's own server receives them. */
export function mailOrigin(settings: MailSettings): string | undefined {
  const isEmbedded = missingMailKeys(settings).length === mailKeys.length;
  return isEmbedded ? undefined : settings.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com';
}
