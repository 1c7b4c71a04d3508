export const pagePaths = ['/', '/about', '/contact'] as const;

/** The paths of all pages, and one that leads to the page for unknown addresses. */
export const allPaths = [...pagePaths, '/no-such-floor'] as const;
