import { phoneDigits } from '../early/phoneDigits';

/** The input types of the phone and e-mail fields in the variants of the contact form (specification, section 5). */
const inputTypes = {
  homeMobile: { phoneNumber: 'number', emailAddress: 'text' },
  homeDesktop: { phoneNumber: 'text', emailAddress: 'text' },
  contact: { phoneNumber: 'number', emailAddress: 'email' },
} as const;

/**
 * What browsers fill into a phone field, by its type (`autocomplete`). Chromium fills in a whole number with its country code, which begins
 * with a +: a number field would stay empty.
 */
export const phonePurposes = { number: 'tel-national', text: 'tel' } as const;

/** The input types of the contact form on a page, in the desktop layout or that of phones. */
export const inputTypesOn = (page: 'home' | 'contact', isDesktop: boolean) =>
  inputTypes[page === 'contact' ? 'contact' : isDesktop ? 'homeDesktop' : 'homeMobile'];

/** What an input of a type shows of a text: a number field digits alone. */
export const shownIn = (type: string | undefined, text: string): string =>
  type === 'number' ? phoneDigits(text) : text;
