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

/** The origin to which pages send messages; undefined if no key is set, and the site's own server receives them. */
export function mailOrigin(settings: MailSettings): string | undefined {
  const isEmbedded =
    !settings.VITE_EMAILJS_PUBLIC_KEY &&
    !settings.VITE_EMAILJS_SERVICE_ID &&
    !settings.VITE_EMAILJS_TEMPLATE_ID;
  return isEmbedded ? undefined : settings.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com';
}
