/** The pages of the site and their paths (specification, section 2). */
export const pagePaths = { home: '/', about: '/about', contact: '/contact' } as const;
