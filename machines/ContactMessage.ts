/** The contact form's message: six strings, initially empty (specification, section 3). */
export interface ContactMessage {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly emailAddress: string;
  readonly subject: string;
  readonly message: string;
}

/** The message of a form that nobody has touched. */
export const emptyMessage: ContactMessage = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  emailAddress: '',
  subject: '',
  message: '',
};

/** Whether nothing is written in any field. */
export const isEmpty = (message: ContactMessage): boolean =>
  Object.values(message).every((text) => text === '');
