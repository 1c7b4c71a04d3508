import type { Bilingual } from './bilingual';
import type { PictureName } from './pictures';

/** A kind of client, shown by the lift landing of such a building. */
export interface ClientType extends Bilingual<'title' | 'alt'> {
  readonly id: 'hospitals' | 'commercialCenters' | 'restaurants' | 'hotels' | 'residentialUnits';
  readonly image: PictureName;
}

/** The five client types in the order of their tiles (specification, section 2). */
export const clients: readonly ClientType[] = [
  {
    id: 'hospitals',
    titleEN: 'Hospitals',
    titleAR: 'المستشفيات',
    image: 'client-hospitals',
    altEN: 'Wide bed-lift doors on a hospital landing',
    altAR: 'أبواب عريضة لمصعد أسرّة في بهو مستشفى',
  },
  {
    id: 'commercialCenters',
    titleEN: 'Commercial centers',
    titleAR: 'المراكز التجارية',
    image: 'client-commercial-centers',
    altEN: 'Glass elevator in the atrium of a shopping centre',
    altAR: 'مصعد زجاجي في بهو مركز تجاري',
  },
  {
    id: 'restaurants',
    titleEN: 'Restaurants',
    titleAR: 'المطاعم',
    image: 'client-restaurants',
    altEN: 'Service lift hatch in a restaurant kitchen of steel',
    altAR: 'فتحة مصعد خدمة في مطبخ مطعم من الفولاذ',
  },
  {
    id: 'hotels',
    titleEN: 'Hotels',
    titleAR: 'الفنادق',
    image: 'client-hotels',
    altEN: 'Hotel lobby in brass and walnut with an open elevator',
    altAR: 'بهو فندق من النحاس وخشب الجوز فيه مصعد مفتوح',
  },
  {
    id: 'residentialUnits',
    titleEN: 'Residential units',
    titleAR: 'الوحدات السكنية',
    image: 'client-residential-units',
    altEN: 'Small home elevator on a bright landing',
    altAR: 'مصعد منزلي صغير في ردهة مضيئة',
  },
];
