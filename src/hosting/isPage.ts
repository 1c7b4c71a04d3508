/** Whether a path of the site is a page's and not a file's: it has no extension. */
export const isPage = (pathname: string): boolean => !/\.[^/]*$/.test(pathname);
