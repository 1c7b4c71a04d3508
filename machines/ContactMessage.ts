/** The contact form's six fields, all empty, as before the first edit (specification, section 3). */
export const emptyMessage = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  emailAddress: '',
  subject: '',
  message: '',
};

/** The texts of the contact form's six fields. */
export type ContactMessage = Readonly<typeof emptyMessage>;

/** Whether all fields are empty. */
export const isEmpty = (message: ContactMessage): boolean =>
  Object.values(message).every((text) => text === '');
