import arabic from '../../public/locales/ar/translation.json';
import { escapeMarkup } from '../devtools/charts/escapeMarkup';
import { siteAddress } from '../content/siteAddress';
import { plainText } from '../i18n/plainText';
import { pageAddress } from '../content/pageAddress';

const robots = `User-agent: *
Allow: /

Sitemap: ${siteAddress}/sitemap.xml
`;

/** The files for search engines and browsers, by their paths in the build; `paths` are those of the pages. */
export const discoveryFiles = (paths: readonly string[]): Readonly<Record<string, string>> => ({
  'sitemap.xml': sitemap(paths),
  'robots.txt': robots,
  'manifest.webmanifest': `${JSON.stringify(webManifest, null, 2)}\n`,
});

/** The text of `sitemap.xml` (sitemaps.org) for the pages at the paths. */
const sitemap = (paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${escapeMarkup(pageAddress(path))}</loc></url>`).join('\n')}
</urlset>
`;

/** The web app manifest (W3C), in Arabic, the language of a first visit; the icons are in `public/`. */
const webManifest = {
  name: plainText(arabic.App_Name),
  short_name: plainText(arabic.App_Name),
  description: arabic.Meta_Description,
  lang: 'ar',
  dir: 'rtl',
  start_url: '/',
  display: 'browser',
  background_color: '#F7F6F4',
  theme_color: '#12110F',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
