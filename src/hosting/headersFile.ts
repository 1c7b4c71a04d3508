import { cachedFolders } from './cacheControl.js';
import { englishFolder } from './englishFolder.js';
import type { HttpHeaders } from './securityHeaders.js';

/**
 * The file `_headers` of Netlify and Cloudflare Pages. It sets no Cache-Control for pages: both hosts make browsers revalidate them by
 * default, and would add a second value to the header.
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
 * The file `_redirects` of Netlify and Cloudflare Pages: paths in the English folder are no addresses of the site, and redirect to the home
 * page. The line with `!` makes Netlify redirect even from an existing file. Cloudflare redirects anyway, and skips that line.
 */
export const redirectsFile = (): string =>
  ['302!', '302'].map((status) => `/${englishFolder}/* / ${status}\n`).join('');
