/** What every link that leaves the site bears: a new tab that knows nothing of this one. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
