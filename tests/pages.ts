/** The paths of the site's pages. */
export const pages = ['/', '/about', '/contact'] as const;

/** All that a visitor can see at a path: the pages, and where there is none. */
export const views = [...pages, '/no-such-floor'] as const;
