import type { MailSettings } from './mailOrigin.js';

/** The settings without which EmailJS cannot send. */
export const mailKeys = [
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
] as const;

/** The names of the keys that are not set: all three if EmailJS is not used, none if it can send. */
export const missingMailKeys = (settings: MailSettings): string[] =>
  mailKeys.filter((key) => !settings[key]);
