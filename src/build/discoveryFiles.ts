import { siteAddress } from '../content/siteAddress';
import { llmsText } from './llmsText';
import { sitemap } from './sitemap';
import { webManifest } from './webManifest';

const robots = `User-agent: *
Allow: /

Sitemap: ${siteAddress}/sitemap.xml
`;

/** The files for search engines, browsers and language models, by their paths in the build; `paths` are those of the pages. */
export const discoveryFiles = (paths: readonly string[]): Readonly<Record<string, string>> => ({
  'sitemap.xml': sitemap(paths),
  'robots.txt': robots,
  'manifest.webmanifest': `${JSON.stringify(webManifest, null, 2)}\n`,
  'llms.txt': llmsText,
});
