import { escapeMarkup } from '../charts/escapeMarkup';
import { pageAddress } from './pageAddress';

/** The text of `sitemap.xml` (sitemaps.org) for the pages at the paths. */
export const sitemap = (paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${escapeMarkup(pageAddress(path))}</loc></url>`).join('\n')}
</urlset>
`;
