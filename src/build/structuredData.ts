import type { Language } from '../../machines/languageMachine';
import { inLanguage } from '../i18n/inLanguage';
import { contact } from '../content/contact';
import { services } from '../content/services';
import { shareCard } from '../content/shareCard';
import { siteAddress } from '../content/siteAddress';

/** The company as a schema.org LocalBusiness, in one language; `name` is the product's name in it. */
export const structuredData = (language: Language, name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': `${siteAddress}/#company`,
  name,
  url: siteAddress,
  image: shareCard.address,
  logo: `${siteAddress}/icon-512.png`,
  email: contact.email,
  telephone: contact.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: inLanguage(contact.street, 'title', language),
    addressLocality: inLanguage(contact.district, 'title', language),
    addressCountry: contact.country,
  },
  areaServed: { '@type': 'Country', name: contact.country },
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
