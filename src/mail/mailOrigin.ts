/** The settings of EmailJS, as they stand in the environment or in `.env`. */
export interface MailSettings {
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_ORIGIN?: string;
}

declare global {
  interface ImportMetaEnv extends MailSettings {}
}

/** Where messages are sent; undefined without any key, when the site's own server answers in the service's place (decisions, Contact form). */
export function mailOrigin(settings: MailSettings): string | undefined {
  const isEmbedded =
    !settings.VITE_EMAILJS_PUBLIC_KEY &&
    !settings.VITE_EMAILJS_SERVICE_ID &&
    !settings.VITE_EMAILJS_TEMPLATE_ID;
  return isEmbedded ? undefined : settings.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com';
}
