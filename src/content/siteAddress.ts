/** The origin where the site is published, without a slash at its end: a placeholder that the company replaces here, in one place. */
export const siteAddress = 'https://www.suood.example';
