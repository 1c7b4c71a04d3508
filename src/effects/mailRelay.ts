import { mailOrigin } from '../mail/mailOrigin';

/** The third-party service that forwards messages, for the privacy notice; undefined where the site's own server sends them. */
export function mailRelay(): string | undefined {
  const origin = mailOrigin(import.meta.env);
  if (!origin) return undefined;
  const { host } = new URL(origin);
  return host === 'api.emailjs.com' ? `EmailJS (${host})` : host;
}
