import { createHash } from 'node:crypto';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts of the inline elements of one kind. Leaves out elements with attributes, such as data blocks. */
const inlineTexts = (pages: string, tag: 'script' | 'style') => {
  const elements = pages.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'));
  return [...new Set([...elements].map(([, text = '']) => text))];
};

/** The names of the Trusted Types policies that inline scripts create. The Content-Security-Policy allows no other names. */
const trustedPolicies = (pages: string) => {
  const made = inlineTexts(pages, 'script').flatMap((text) => [
    ...text.matchAll(/\.createPolicy\(["'`](\w+)/g),
  ]);
  return [...new Set(made.map(([, name = '']) => name))];
};

/**
 * The value of the header Content-Security-Policy. Pages may load the site's own files, run the scripts and use the styles that are inlined
 * in `pages` (the HTML of one or more pages), and send to `mailOrigin`, if it is given. They may not run text as a script (Trusted Types).
 */
export function contentSecurityPolicy(pages: string, mailOrigin?: string): string {
  const policies = trustedPolicies(pages);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...inlineTexts(pages, 'script').map(hash)].join(' '),
    // `hash('')`, because Stitches inserts an empty style element if the page has no style sheet.
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
 * Whether a policy comes from the same build as a page: it holds the hashes of the page's own scripts and styles, and differs from the
 * page's own policy only in the hashes of other pages.
 */
export function isPolicyOf(policy: string, page: string): boolean {
  const own = contentSecurityPolicy(page, allowedMailOrigin(policy));
  const isAllowed = (own.match(hashes) ?? []).every((each) => policy.includes(each));
  return isAllowed && policy.replaceAll(hashes, '') === own.replaceAll(hashes, '');
}

/** The origin outside the site to which a policy lets pages send; undefined if there is none. */
export const allowedMailOrigin = (policy: string): string | undefined =>
  /connect-src 'self' ([^;]+)/.exec(policy)?.[1];
