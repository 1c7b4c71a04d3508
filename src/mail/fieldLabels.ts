/** The contact form's six fields (specification, section 3) in the order of a message, with their labels in it. */
export const fieldLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone number',
  emailAddress: 'Email address',
  subject: 'Subject',
  message: 'Message',
} as const;

/** What a visitor wrote in each field of the contact form: any text, or the empty one. */
export type ContactMessage = Record<keyof typeof fieldLabels, string>;
