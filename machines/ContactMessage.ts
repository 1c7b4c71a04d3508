/** The contact form's message while nobody has touched it: six strings, initially empty (specification, section 3). */
export const emptyMessage = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  emailAddress: '',
  subject: '',
  message: '',
};

/** The contact form's message. */
export type ContactMessage = Readonly<typeof emptyMessage>;

/** Whether nothing is written in any field. */
export const isEmpty = (message: ContactMessage): boolean =>
  Object.values(message).every((text) => text === '');
