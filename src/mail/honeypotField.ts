/**
 * The template parameter with what stands in the form's honeypot, a field that no person sees and that programs fill in with the
 * others: the company's e-mail is marked, and nothing is refused, as no lead may be lost. It is there only where it is filled in.
 */
export const honeypotField = 'website';
