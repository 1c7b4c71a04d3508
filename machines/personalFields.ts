import type { ContactMessage } from './ContactMessage';

/** The fields of a context or an event in which people write of themselves: saved recordings have them masked. */
export const personalFields: readonly (keyof ContactMessage)[] = [
  'firstName',
  'lastName',
  'phoneNumber',
  'emailAddress',
  'subject',
  'message',
];
