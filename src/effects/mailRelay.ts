import { mailOrigin } from '../mail/mailOrigin';

/** The foreign service that passes messages on, as a notice names it: with its host; undefined where it is the site's own server. */
export function mailRelay(): string | undefined {
  const origin = mailOrigin(import.meta.env);
  if (!origin) return undefined;
  const { host } = new URL(origin);
  return host === 'api.emailjs.com' ? `EmailJS (${host})` : host;
}
