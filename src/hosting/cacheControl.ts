/**
 * The folders whose files browsers may use without a request, with the value of the header Cache-Control: `/assets/` for a year, because a
 * file's name changes with its content, `/fonts/` for a week, and `/images/` for a day.
 */
export const cachedFolders = [
  { folder: 'assets', value: 'public, max-age=31536000, immutable' },
  { folder: 'fonts', value: 'public, max-age=604800' },
  { folder: 'images', value: 'public, max-age=86400' },
] as const;

/** Cache-Control of pages, translations and all other files: browsers ask each time whether the file has changed. */
export const revalidate = 'no-cache';

/** The header Cache-Control for a path of the site, such as `/assets/index.js`. */
export const cacheControl = (path: string): string =>
  cachedFolders.find(({ folder }) => path.startsWith(`/${folder}/`))?.value ?? revalidate;
