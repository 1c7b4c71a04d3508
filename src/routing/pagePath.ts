// Hosts and the build import this file too: their loader needs the extension.
import { pages } from './pages.js';

/**
 * The path of the page at the pathname of an address, as `pages` has it; a pathname that leads to none as it is. Percent-encoded letters are
 * read as what they stand for, and one slash after a page's name is left out: some hosts add it. Server, build and router share
 * this rule: `/About`, `//about` and `/about//` are unknown paths everywhere.
 */
export function pagePath(pathname: string): string {
  // `//` is no name with a slash after it.
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
