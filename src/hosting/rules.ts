import { createHash } from 'node:crypto';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of what stands between a page's tags of one kind, without what no browser runs: data. */
const inlined = (page: string, tag: 'script' | 'style') =>
  [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) =>
    hash(text),
  );

/** What pages may load and do: their own files, and the scripts and styles that the build wrote into `page`. */
const contentSecurityPolicy = (page: string, mailOrigin?: string) =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...inlined(page, 'script')].join(' '),
    // Where no sheet came with the page, Stitches begins with an empty style element: the hash of nothing.
    ['style-src', "'self'", ...inlined(page, 'style'), hash('')].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${mailOrigin ? ` ${mailOrigin}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

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

/**
 * The headers of every answer, whatever the host; the top grade of Mozilla's Observatory asks for them. `page` is the
 * HTML of a built page (all hold the same scripts and styles), `mailOrigin` is where messages are sent, if not to the site.
 */
export const securityHeaders = (
  page: string,
  mailOrigin?: string,
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(page, mailOrigin),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
});

/** How long browsers keep what lies in a folder; in `/assets/`, a file's name changes with its content. */
export const keptFolders = [
  { folder: 'assets', cacheControl: 'public, max-age=31536000, immutable' },
  { folder: 'fonts', cacheControl: 'public, max-age=604800' },
  { folder: 'images', cacheControl: 'public, max-age=86400' },
] as const;

/** How long browsers keep pages, translations and whatever else there is: they ask each time whether it changed. */
export const otherCacheControl = 'no-cache';

/** What browsers do with a path of the site. */
export const cacheControlOf = (path: string): string =>
  keptFolders.find(({ folder }) => path.startsWith(`/${folder}/`))?.cacheControl ??
  otherCacheControl;

/** Where English pages lie in the build; a host shows them at the same addresses as the Arabic ones. */
export const englishFolder = '_en';

/** Files that have no address of their own: pages (they are shown at `/about`), compressed copies, and what a host reads. */
export const hiddenPath = String.raw`/[._]|\.(?:html|br|gz)$`;

/** What stays open all the same: certificates are asked for there. */
export const openFolder = '/.well-known/';

/** Whether a path must answer 404 although a file may lie there. */
export const isHidden = (path: string): boolean =>
  new RegExp(hiddenPath).test(path) && !path.startsWith(openFolder);
