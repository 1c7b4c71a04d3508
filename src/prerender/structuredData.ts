import type { Language } from '../../machines/languageMachine';
import { commaJoined } from '../i18n/commaJoined';
import { inLanguage } from '../i18n/inLanguage';
import { contact } from '../content/contact';
import { services } from '../content/services';
import { companyPicture } from '../content/shareCard';
import { siteAddress } from '../content/siteAddress';

/** The company as a schema.org LocalBusiness, in one language; `name` is the product's name in that language. */
export const structuredData = (language: Language, name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': `${siteAddress}/#company`,
  name,
  url: siteAddress,
  image: companyPicture,
  logo: `${siteAddress}/icon-512.png`,
  email: contact.email,
  telephone: contact.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: commaJoined([contact.street, contact.district], language),
    addressLocality: inLanguage(contact.city, 'title', language),
    addressCountry: contact.countryCode,
  },
  areaServed: { '@type': 'Country', name: inLanguage(contact.country, 'title', language) },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'sales',
    telephone: contact.phone,
    email: contact.email,
    availableLanguage: ['ar', 'en'],
  },
  makesOffer: services.map((service) => ({
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      name: inLanguage(service, 'title', language),
      description: inLanguage(service, 'description', language),
    },
  })),
});
