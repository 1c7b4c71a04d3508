import type { Language } from '../../machines/languageMachine';
import { inLanguage } from '../i18n/inLanguage';
import { cardAddress, shareCard } from '../content/shareCard';
import { escapeMarkup } from '../devtools/charts/escapeMarkup';
import type { pageTexts } from '../routing/pageTexts';
import { pageAddress } from '../content/pageAddress';
import { scriptJson } from './scriptJson';
import { structuredData } from './structuredData';

/** Open Graph's names of the languages. */
const locales = { ar: 'ar_SA', en: 'en_US' } as const;

/** The tags of a page's head for search engines and chats: Open Graph, X's card, structured data. */
export function metadata(
  path: string,
  language: Language,
  { product, title, description }: ReturnType<typeof pageTexts>,
): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': product,
    'og:title': title,
    'og:description': description,
    'og:url': pageAddress(path),
    'og:locale': locales[language],
    'og:locale:alternate': locales[language === 'ar' ? 'en' : 'ar'],
    'og:image': cardAddress(language),
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${product}: ${inLanguage(shareCard, 'alt', language)}`,
  };
  const tags = [
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...Object.entries(properties).map(
      ([key, value]) => `<meta property="${key}" content="${escapeMarkup(value)}">`,
    ),
    // X takes the rest from Open Graph.
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${scriptJson(structuredData(language, product))}</script>`,
  ];
  return tags.join('');
}
