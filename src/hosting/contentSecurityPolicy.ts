import { createHash } from 'node:crypto';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts of the inline elements of one kind. Elements with attributes, such as data blocks, do not count. */
const inlineTexts = (pages: string, tag: 'script' | 'style') => {
  const elements = pages.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'));
  return [...new Set([...elements].map(([, text = '']) => text))];
};

/** The names of the Trusted Types policies that the inline scripts of pages create. The header allows no others. */
const trustedPolicies = (pages: string) => {
  const made = inlineTexts(pages, 'script').flatMap((text) => [
    ...text.matchAll(/\.createPolicy\(["'`](\w+)/g),
  ]);
  return [...new Set(made.map(([, name = '']) => name))];
};

/**
 * The value of the header Content-Security-Policy. Pages may load the site's own files, and run the scripts and styles that the build
 * inlined into `pages` (the HTML of one or more pages). They may not run text as a script (Trusted Types). `mailOrigin` is the one foreign
 * origin that they may send to, if any.
 */
export function contentSecurityPolicy(pages: string, mailOrigin?: string): string {
  const policies = trustedPolicies(pages);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...inlineTexts(pages, 'script').map(hash)].join(' '),
    // The hash of the empty text: Stitches inserts an empty style element where the page has no style sheet.
    ['style-src', "'self'", ...inlineTexts(pages, 'style').map(hash), hash('')].join(' '),
    // `data:`, because the first picture for phones is embedded in the page.
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${mailOrigin ? ` ${mailOrigin}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types', ...(policies.length > 0 ? policies : ["'none'"])].join(' '),
  ].join('; ');
}

const hashes = / 'sha256-[\w+/]{43}='/g;

/**
 * Whether a policy belongs to the build that a page is from: it holds the hashes of the page's own scripts and styles, and differs from the
 * page's own policy only in the hashes of other pages.
 */
export function isPolicyOf(policy: string, page: string): boolean {
  const own = contentSecurityPolicy(page, allowedMailOrigin(policy));
  const isAllowed = (own.match(hashes) ?? []).every((each) => policy.includes(each));
  return isAllowed && policy.replaceAll(hashes, '') === own.replaceAll(hashes, '');
}

/** The foreign origin that a policy of `contentSecurityPolicy` lets pages send to; undefined where there is none. */
export const allowedMailOrigin = (policy: string): string | undefined =>
  /connect-src 'self' ([^;]+)/.exec(policy)?.[1];
