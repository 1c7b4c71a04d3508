// Hosts and the build import this file too: their loader needs the extension.
import { pages } from './pages.js';

/**
 * The path, as in `pages`, of the page at an address's pathname; a pathname that leads to no page is returned unchanged.
 * Percent-encoded letters are decoded, and one slash after a page's name is ignored, because some hosts add it. Server, build and
 * router share this rule: `/About`, `//about` and `/about//` are unknown paths everywhere.
 */
export function pagePath(pathname: string): string {
  // Removes a slash only after a name: `//` stays as it is.
  const path = decode(pathname).replace(/^(\/[^/]+)\/$/, '$1');
  return pages.find((page) => page.path === path)?.path ?? pathname;
}

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
