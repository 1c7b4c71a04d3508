import { contentSecurityPolicy } from './contentSecurityPolicy.js';

/** Headers of an HTTP answer, values by their names. */
export type HttpHeaders = Readonly<Record<string, string>>;

/** Browser features that no page of the site uses, as Permissions-Policy names them. */
const refusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/** Only HTTPS for two years, but not on subdomains, because the site does not decide for them. */
export const transport = 'max-age=63072000';

/** Only HTTPS on all subdomains too, and consent to the browsers' preload list, from which a name is hard to remove. */
export const preloadedTransport = `${transport}; includeSubDomains; preload`;

/**
 * The headers of every answer on every host; Mozilla's Observatory requires them for its top grade. `pages` is the HTML of one built page
 * in each language, because all pages of a language have the same inline scripts and styles. `mailOrigin` is the origin to which pages send
 * messages, if it is not the site's own.
 */
export const securityHeaders = (pages: string, mailOrigin?: string): HttpHeaders => ({
  'Content-Security-Policy': contentSecurityPolicy(pages, mailOrigin),
  'Strict-Transport-Security': transport,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
});
