/** The paths of the site's pages. */
export const pagePaths = ['/', '/about', '/contact'] as const;

/** The paths of the pages, and one at which there is no page. */
export const allPaths = [...pagePaths, '/no-such-floor'] as const;
