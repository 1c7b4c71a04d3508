import { contact, emailSubject } from '../content/contact';
import { inLanguage } from '../i18n/inLanguage';
import { useLanguage } from '../i18n/useLanguage';

/** The address of a link that writes to the company, with a subject in the page's language. */
export function useEmailAddress(): string {
  const subject = inLanguage(emailSubject, 'title', useLanguage());
  return `mailto:${contact.email}?subject=${encodeURIComponent(subject)}`;
}
