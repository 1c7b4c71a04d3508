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

/** How long a draft is kept after the last edit, in milliseconds: it is personal data, and others may use the same tab. */
export const draftLife = 3_600_000;
