import { cachedFolders } from './cacheControl.js';
import { englishFolder } from './englishFolder.js';
import type { HttpHeaders } from './securityHeaders.js';

/**
 * The file `_headers` of Netlify and Cloudflare Pages. It has no Cache-Control for pages: both hosts revalidate them by
 * default, and add a second value to a header instead of replacing the first.
 */
export const headersFile = (headers: HttpHeaders): string =>
  [
    rule('/*', headers),
    ...cachedFolders.map(({ folder, value }) => rule(`/${folder}/*`, { 'Cache-Control': value })),
    rule(`/${englishFolder}/*`, { 'X-Robots-Tag': 'noindex' }),
  ].join('\n');

const rule = (path: string, headers: HttpHeaders) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/**
 * The file `_redirects` of Netlify and Cloudflare Pages: paths in the English folder redirect to the home page, because they are no
 * addresses of the site. Netlify redirects from an existing file only with `!`; Cloudflare always does, and skips the line with `!`.
 */
export const redirectsFile = (): string =>
  ['302!', '302'].map((status) => `/${englishFolder}/* / ${status}\n`).join('');
