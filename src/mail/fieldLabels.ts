/** The contact form's six fields (specification, section 3), in their order in the e-mail, with their labels there. */
export const fieldLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone number',
  emailAddress: 'Email address',
  subject: 'Subject',
  message: 'Message',
} as const;

/** The text that a visitor wrote in each field of the contact form; it may be empty. */
export type ContactMessage = Record<keyof typeof fieldLabels, string>;
