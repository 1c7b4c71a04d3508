/**
 * The template parameter with the text of the honeypot, a hidden form field that only programs fill in. It is sent only if the field has
 * text. The e-mail is then marked as spam, but never refused, because no customer's message may be lost.
 */
export const honeypotField = 'website';
