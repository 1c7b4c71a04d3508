import { createHash } from 'node:crypto';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of a page's inline elements of one kind; elements with attributes, such as data blocks, need none. */
const inlineHashes = (page: string, tag: 'script' | 'style') =>
  [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) =>
    hash(text),
  );

/**
 * The value of the header Content-Security-Policy: pages may load the site's own files, and run the scripts and styles that
 * the build inlined into `page` (HTML). `mailOrigin` is the one foreign origin that they may send to, if any.
 */
export const contentSecurityPolicy = (page: string, mailOrigin?: string): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...inlineHashes(page, 'script')].join(' '),
    // Stitches inserts an empty style element where the page has no style sheet: the hash of the empty text.
    ['style-src', "'self'", ...inlineHashes(page, 'style'), hash('')].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${mailOrigin ? ` ${mailOrigin}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The foreign origin that a policy of `contentSecurityPolicy` lets pages send to; undefined where there is none. */
export const allowedMailOrigin = (policy: string): string | undefined =>
  /connect-src 'self' ([^;]+)/.exec(policy)?.[1];
