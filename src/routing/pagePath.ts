// With an extension, because hosts and the build import this file too, and their loader needs it.
import { pages } from './pages.js';

/**
 * The path, as in `pages`, of the page at an address's pathname; returns any other pathname unchanged. Decodes percent-encoded letters and
 * ignores one slash after a page's name, because some hosts add it. Server, build and router share this rule: `/About`, `//about` and
 * `/about//` are unknown paths everywhere.
 */
export function pagePath(pathname: string): string {
  // Removes a slash only after a name, so `//` stays unchanged.
  const path = decoded(pathname).replace(/^(\/[^/]+)\/$/, '$1');
  return pages.find((page) => page.path === path)?.path ?? pathname;
}

/** A pathname without percent-encoding; unchanged if it cannot be decoded. */
export function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
