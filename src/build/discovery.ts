import arabic from '../../public/locales/ar/translation.json';
import english from '../../public/locales/en/translation.json';
import { contact } from '../content/contact';
import { elevators } from '../content/elevators';
import { services } from '../content/services';
import { siteAddress } from '../content/siteAddress';
import { plainText } from '../i18n/plainText';
import { addressOf } from './metadata';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const sitemap = (paths: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${escape(addressOf(path))}</loc></url>`).join('\n')}
</urlset>
`;

const robots = `User-agent: *
Allow: /

Sitemap: ${siteAddress}/sitemap.xml
`;

const manifest = {
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

/** The site in a few lines for language models (llmstxt.org). */
const llms = `# ${plainText(english.App_Name)} (${plainText(arabic.App_Name)})

> ${english.Meta_Description}

The site is in Arabic by default and in English where the cookie \`i18next=en\` asks for it; both stand at the same addresses.

## Pages

- [${english.Home}](${addressOf('/')}): services, elevators, safety systems, designs, clients and a contact form
- [${english.About_Us}](${addressOf('/about')}): ${english.Meta_About}
- [${english.Contact_Us}](${addressOf('/contact')}): ${english.Meta_Contact}

## Services

${services.map(({ titleEN, descriptionEN }) => `- ${titleEN}: ${descriptionEN}`).join('\n')}

## Elevators

${elevators.map(({ titleEN, pointsEN }) => `- ${titleEN}: ${pointsEN.join('; ')}`).join('\n')}

## Contact

- E-mail: ${contact.email}
- Phone: ${contact.phone}
- Address: ${contact.street.titleEN}, ${contact.district.titleEN}
`;

/** The files by which search engines, browsers and language models learn about the site, by their paths in it. */
export const discovery = (paths: readonly string[]): Readonly<Record<string, string>> => ({
  'sitemap.xml': sitemap(paths),
  'robots.txt': robots,
  'manifest.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
  'llms.txt': llms,
});
