/**
 * The template parameter with the content of the form's honeypot, a field that no person sees and that programs fill in with the others. It
 * is sent only where the field is filled in. The company's e-mail is then marked as spam, and never refused, because no lead may be lost.
 */
export const honeypotField = 'website';
