import { englishFolder } from './englishFolder.js';

/**
 * The file `_redirects` of Netlify and Cloudflare Pages: paths in the English folder lead home, as they are no addresses of
 * the site. Netlify redirects from an existing file only with `!`; Cloudflare always does, and skips the line with `!`.
 */
export const redirectsFile = (): string =>
  ['302!', '302'].map((status) => `/${englishFolder}/* / ${status}\n`).join('');
