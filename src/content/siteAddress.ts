/** The origin where the site is published, without a slash at its end: a placeholder that the company replaces here. */
export const siteAddress = 'https://www.suood.example';
