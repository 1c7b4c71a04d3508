import { createHash } from 'node:crypto';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts of the inline elements of one kind; elements with other attributes, such as data blocks, are none. */
const inlineTexts = (pages: string, tag: 'script' | 'style') => {
  const elements = pages.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'));
  return [...new Set([...elements].map(([, text = '']) => text))];
};

/** The policies of Trusted Types that the inline scripts of pages make: no others may be. */
const trustedPolicies = (pages: string) => {
  const made = inlineTexts(pages, 'script').flatMap((text) => [
    ...text.matchAll(/\.createPolicy\(["'`](\w+)/g),
  ]);
  return [...new Set(made.map(([, name = '']) => name))];
};

/**
 * The value of the header Content-Security-Policy: pages may load the site's own files, and run the scripts and styles that
 * the build inlined into `pages` (HTML of one or more), and make no script of text (Trusted Types). `mailOrigin` is the one foreign origin that they
 * may send to, if any.
 */
export function contentSecurityPolicy(pages: string, mailOrigin?: string): string {
  const policies = trustedPolicies(pages);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...inlineTexts(pages, 'script').map(hash)].join(' '),
    // Stitches inserts an empty style element where the page has no style sheet: the hash of the empty text.
    ['style-src', "'self'", ...inlineTexts(pages, 'style').map(hash), hash('')].join(' '),
    // A phone's first picture comes with the page.
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

/** Whether a policy is that of a build with a page: all but the hashes of other pages is the same, and none of its own lacks. */
export function isPolicyOf(policy: string, page: string): boolean {
  const own = contentSecurityPolicy(page, allowedMailOrigin(policy));
  const isAllowed = (own.match(hashes) ?? []).every((each) => policy.includes(each));
  return isAllowed && policy.replaceAll(hashes, '') === own.replaceAll(hashes, '');
}

/** The foreign origin that a policy of `contentSecurityPolicy` lets pages send to; undefined where there is none. */
export const allowedMailOrigin = (policy: string): string | undefined =>
  /connect-src 'self' ([^;]+)/.exec(policy)?.[1];
