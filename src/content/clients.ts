import type { Bilingual } from '../i18n/Bilingual';
import type { PictureName } from './pictures';

/** A type of client; the picture shows an elevator landing in a building of this type. */
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
    altEN: 'Wide steel elevator doors, half open, on a hospital landing, a bed wheeled up to them',
    altAR: 'باب مصعد فولاذي عريض نصف مفتوح في ردهة مستشفى، وأمامه سرير بعجلات',
  },
  {
    id: 'commercialCenters',
    titleEN: 'Commercial centers',
    titleAR: 'المراكز التجارية',
    image: 'client-commercial-centers',
    altEN: 'Round glass elevator at the foot of a marble shaft in a shopping center',
    altAR: 'مصعد زجاجي مستدير عند أسفل بئر مكسوّة بالرخام في مركز تجاري',
  },
  {
    id: 'restaurants',
    titleEN: 'Restaurants',
    titleAR: 'المطاعم',
    image: 'client-restaurants',
    altEN:
      'Steel hatch of a food elevator in the tiled wall of a restaurant kitchen, dishes waiting on the counter',
    altAR: 'فتحة مصعد طعام من الفولاذ في جدار مبلّط بمطبخ مطعم، وأطباق تنتظر على المنضدة',
  },
  {
    id: 'hotels',
    titleEN: 'Hotels',
    titleAR: 'الفنادق',
    image: 'client-hotels',
    altEN: 'Open elevator in a hotel lobby of dark stone, brass and walnut, suitcases beside it',
    altAR: 'مصعد مفتوح في بهو فندق من الحجر الداكن والنحاس وخشب الجوز، وبجانبه حقائب سفر',
  },
  {
    id: 'residentialUnits',
    titleEN: 'Residential units',
    titleAR: 'الوحدات السكنية',
    image: 'client-residential-units',
    altEN: 'Small home elevator with a glass door on a bright landing of oak and plaster',
    altAR: 'مصعد منزلي صغير بباب زجاجي في ردهة مضيئة من البلوط والجصّ',
  },
];
