import type { Bilingual } from '../i18n/Bilingual';
import type { PictureName } from './pictures';

/** An elevator type. `points` are its advantages; `note`, which some types lack, says for whom the type is. */
export type ElevatorType = {
  readonly id: 'gearbox' | 'gearless' | 'panorama' | 'platform' | 'food';
  readonly image: PictureName;
} & Bilingual<'title' | 'alt'> &
  Partial<Bilingual<'note'>> &
  Bilingual<'points', readonly string[]>;

/** The five elevator types in the order of their pills (specification, section 3). */
export const elevators: readonly [ElevatorType, ...ElevatorType[]] = [
  {
    id: 'gearbox',
    titleEN: 'Gearbox',
    titleAR: 'بتروس (جير بوكس)',
    pointsEN: ['High reliability', 'Ease of maintenance', 'Reasonable price'],
    pointsAR: ['اعتمادية عالية', 'سهولة الصيانة', 'سعر مناسب'],
    image: 'elevator-gearbox',
    altEN:
      'Geared traction machine: drive sheave, worm gearbox and motor with a handwheel on one steel frame',
    altAR: 'ماكينة جرّ بتروس: بكرة قيادة وعلبة تروس دودية ومحرّك بعجلة يدوية على إطار فولاذي واحد',
  },
  {
    id: 'gearless',
    titleEN: 'Gearless',
    titleAR: 'بدون تروس (جيرلس)',
    pointsEN: [
      'Space saving',
      'Low electricity consumption',
      'Enhanced and smooth performance',
      'Less noise',
    ],
    pointsAR: ['توفير في المساحة', 'استهلاك منخفض للكهرباء', 'أداء أفضل وأكثر سلاسة', 'ضوضاء أقل'],
    image: 'elevator-gearless',
    altEN:
      'Compact gearless machine, its grooved sheave set straight on the motor, with a brake at each side',
    altAR: 'ماكينة مدمجة بدون تروس، بكرتها المحزّزة مثبّتة على المحرّك مباشرة وعلى جانبيها مكبحان',
  },
  {
    id: 'panorama',
    titleEN: 'Panorama',
    titleAR: 'بانورامي',
    pointsEN: ['Modern design improves the spatial experience'],
    pointsAR: ['تصميم عصري يثري تجربة المكان'],
    image: 'elevator-panorama',
    altEN: 'Round glass cabin, lit from within, on a shaft of dark stone between two lit galleries',
    altAR: 'كبينة زجاجية مستديرة مضاءة من الداخل على بئر من الحجر الداكن بين شرفتين مضاءتين',
  },
  {
    id: 'platform',
    titleEN: 'Platform',
    titleAR: 'منصّة رفع',
    noteEN: 'for people with special needs',
    noteAR: 'للأشخاص ذوي الإعاقة',
    pointsEN: ['To facilitate their transportation and improve their experiences'],
    pointsAR: ['تيسّر تنقّلهم وتحسّن تجربتهم'],
    image: 'elevator-platform',
    altEN: 'Elevator platform with glass guards beside a few steps, an empty wheelchair on it',
    altAR: 'منصّة رفع بحواجز زجاجية بجانب درجات قليلة، وعليها كرسي متحرّك فارغ',
  },
  {
    id: 'food',
    titleEN: 'Food',
    titleAR: 'مصعد طعام',
    pointsEN: ['A quick and easy solution for professional food transportation'],
    pointsAR: ['حلّ سريع وسهل لنقل الطعام باحترافية'],
    image: 'elevator-food',
    altEN:
      'Steel food elevator in a wall of dark tiles, its hatch open at counter height, dishes on its two shelves',
    altAR:
      'مصعد طعام من الفولاذ في جدار من البلاط الداكن، بابه مفتوح عند مستوى المنضدة وعلى رفّيه أطباق',
  },
];
