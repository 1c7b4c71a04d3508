import { pages } from '../routing/pages.js';

const names = pages.map(({ path }) => path.slice(1) || 'index');

/**
 * A regular expression for paths that answer 404 although a file exists: the HTML files of pages (a page's address is `/about`), compressed
 * copies, and files for the host, whose names begin with `.` or `_`. Another HTML file, as for a search engine's proof of ownership, is
 * sent.
 */
export const hiddenPath = String.raw`/[._]|/(?:${[...names, '404'].join('|')})\.html$|\.(?:br|gz)$`;

/** The exception to `hiddenPath`: the folder in which certificate authorities request files. */
export const openFolder = '/.well-known/';

export const isHidden = (path: string): boolean =>
  new RegExp(hiddenPath).test(path) && !path.startsWith(openFolder);
