/** The contact form's six fields, all empty, as before the first edit (specification, section 3). */
export const emptyMessage = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  emailAddress: '',
  subject: '',
  message: '',
};

export type ContactMessage = Readonly<typeof emptyMessage>;

export const isEmpty = (message: ContactMessage): boolean =>
  Object.values(message).every((text) => text === '');
