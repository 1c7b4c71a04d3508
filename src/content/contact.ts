import type { Bilingual } from '../i18n/Bilingual';

/** How to reach the company. Every value is a placeholder that the company replaces here; chat numbers are international, digits only. */
export const contact = {
  email: 'support@suood.example',
  phone: '+966 11 000 0000',
  chatNumberMobile: '966500000001',
  chatNumberDesktop: '966500000002',
  street: { titleEN: 'King Fahd Road', titleAR: 'طريق الملك فهد' },
  district: { titleEN: 'Al Olaya', titleAR: 'حي العليا' },
  city: { titleEN: 'Riyadh', titleAR: 'الرياض' },
  country: { titleEN: 'Saudi Arabia', titleAR: 'المملكة العربية السعودية' },
  /** ISO 3166-1 alpha-2. */
  countryCode: 'SA',
} as const satisfies Record<string, string | Bilingual<'title'>>;

/** The address of a link that calls the phone number. */
export const phoneAddress = `tel:${contact.phone.replaceAll(' ', '')}`;

/** Where the three social icons lead: a placeholder, the home page of a search engine (specification, section 2). */
export const socialAddress = 'https://www.google.com/';

/** The preset subject of the links that write an e-mail (specification, section 7). */
export const emailSubject: Bilingual<'title'> = {
  titleEN: 'Inquiry About Elevator Services',
  titleAR: 'استفسار عن خدمات المصاعد',
};
