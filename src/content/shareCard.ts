import type { Bilingual } from '../i18n/Bilingual';
import { siteAddress } from './siteAddress';

/** The picture that chats and networks show beside a link to the site, 1200 × 630 pixels, by its address. */
export const shareCard: Bilingual<'alt'> & { readonly address: string } = {
  address: `${siteAddress}/images/open-graph.jpg`,
  altEN: 'An open elevator cabin in walnut, in a lobby of pale marble between closed steel doors',
  altAR: 'كبينة مصعد مفتوحة من خشب الجوز في بهو من الرخام الفاتح، بين أبواب فولاذية مغلقة',
};
