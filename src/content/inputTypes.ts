import { phoneDigits } from '../early/phoneDigits';

/** The input types of the phone and e-mail fields in the variants of the contact form (specification, section 5). */
const inputTypes = {
  homeMobile: { phoneNumber: 'number', emailAddress: 'text' },
  homeDesktop: { phoneNumber: 'text', emailAddress: 'text' },
  contact: { phoneNumber: 'number', emailAddress: 'email' },
} as const;

/**
 * The `autocomplete` value of a phone field, by its input type. A number field asks for the national number, because for `tel` Chromium
 * fills in a country code with a +, which a number field rejects.
 */
export const phonePurposes = { number: 'tel-national', text: 'tel' } as const;

/** The input types of the contact form on a page, in the desktop layout or the small one. */
export const inputTypesOn = (page: 'home' | 'contact', isDesktop: boolean) =>
  inputTypes[page === 'contact' ? 'contact' : isDesktop ? 'homeDesktop' : 'homeMobile'];

/** The text that an input of this type shows: a number field shows only the digits of a phone number. */
export const shownIn = (type: string | undefined, text: string): string =>
  type === 'number' ? phoneDigits(text) : text;
