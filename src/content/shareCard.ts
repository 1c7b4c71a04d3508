import type { Language } from '../../machines/languageMachine';
import type { Bilingual } from '../i18n/Bilingual';
import { siteAddress } from './siteAddress';

/** The alternative text of the picture that chats and social networks show with a link to the site. The product's name is put before it. */
export const shareCard: Bilingual<'alt'> = {
  altEN: 'an open elevator cabin of walnut and lit marble, in a lobby of marble and brass',
  altAR: 'كبينة مصعد مفتوحة من خشب الجوز والرخام المضاء، في بهو من الرخام والنحاس',
};

/** The address of the picture shown with shared links, in a language; 1200 × 630 pixels. */
export const cardAddress = (language: Language) => `${siteAddress}/images/card-${language}.jpg`;

/** The address of the picture for search engines: the one shown with shared links, but without words. */
export const companyPicture = `${siteAddress}/images/open-graph.jpg`;
