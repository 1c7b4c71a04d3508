import type { Bilingual } from '../i18n/Bilingual';
import { siteAddress } from './siteAddress';

/** The picture that chats and networks show beside a link to the site, 1200 × 630 pixels, by its address. */
export const shareCard: Bilingual<'alt'> & { readonly address: string } = {
  address: `${siteAddress}/images/open-graph.jpg`,
  altEN: 'An open elevator cabin of walnut and lit marble, in a lobby between closed steel doors',
  altAR: 'كبينة مصعد مفتوحة من خشب الجوز والرخام المضاء، في بهو بين أبواب فولاذية مغلقة',
};
