import type { ContactMessage } from '../../machines/ContactMessage';

/** The translation keys of the contact form's fields, in the order of the form. */
export const fieldNames = {
  firstName: 'First_Name',
  lastName: 'Last_Name',
  phoneNumber: 'Phone_Number',
  emailAddress: 'Email_Address',
  subject: 'Subject',
  message: 'Message',
} as const satisfies Record<keyof ContactMessage, string>;
