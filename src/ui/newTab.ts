/** The attributes of every link that leaves the site: it opens a new tab, which cannot reach this one. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
