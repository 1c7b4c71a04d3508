import type { Bilingual } from './bilingual';
import type { PictureName } from './pictures';

/** An elevator type: its name, what speaks for it, and its picture. */
export type ElevatorType = {
  readonly id: 'gearbox' | 'gearless' | 'panorama' | 'platform' | 'food';
  readonly image: PictureName;
} & Bilingual<'title' | 'alt'> &
  Bilingual<'points', readonly string[]>;

/** The five elevator types in the order of their pills (specification, section 3). */
export const elevators: readonly [ElevatorType, ...ElevatorType[]] = [
  {
    id: 'gearbox',
    titleEN: 'Gearbox',
    titleAR: 'بعلبة تروس',
    pointsEN: ['High reliability', 'Ease of maintenance', 'Reasonable price'],
    pointsAR: ['اعتمادية عالية', 'سهولة الصيانة', 'سعر مناسب'],
    image: 'elevator-gearbox',
    altEN: 'Geared traction machine with motor, gearbox and drive sheave on a dark ground',
    altAR: 'ماكينة جرّ بمحرّك وعلبة تروس وبكرة قيادة على خلفية داكنة',
  },
  {
    id: 'gearless',
    titleEN: 'Gearless',
    titleAR: 'بدون تروس',
    pointsEN: [
      'Space saving',
      'Low electricity consumption',
      'Enhanced and smooth performance',
      'Less noise',
    ],
    pointsAR: ['توفير في المساحة', 'استهلاك منخفض للكهرباء', 'أداء أفضل وأكثر سلاسة', 'ضوضاء أقل'],
    image: 'elevator-gearless',
    altEN: 'Compact gearless machine, its grooved sheave set straight on the motor',
    altAR: 'ماكينة مدمجة بدون تروس، بكرتها المحزّزة مثبّتة على المحرّك مباشرة',
  },
  {
    id: 'panorama',
    titleEN: 'Panorama',
    titleAR: 'بانورامي',
    pointsEN: ['Modern design improves the spatial experience'],
    pointsAR: ['تصميم عصري يثري تجربة المكان'],
    image: 'elevator-panorama',
    altEN: 'Round glass elevator car, lit from within, rising at dusk',
    altAR: 'كبينة زجاجية مستديرة مضاءة من الداخل تصعد عند الغسق',
  },
  {
    id: 'platform',
    titleEN: 'Platform',
    titleAR: 'منصّة',
    pointsEN: [
      '(for people with special needs) To facilitate their transportation and improve their experiences',
    ],
    pointsAR: ['(لذوي الاحتياجات الخاصة) لتيسير تنقّلهم وتحسين تجربتهم'],
    image: 'elevator-platform',
    altEN: 'Platform lift beside a short flight of steps, with room for a wheelchair',
    altAR: 'منصّة رفع بجانب درجات قليلة تتّسع لكرسي متحرّك',
  },
  {
    id: 'food',
    titleEN: 'Food',
    titleAR: 'لنقل الطعام',
    pointsEN: ['A quick and easy solution for professional food transportation'],
    pointsAR: ['حلّ سريع وسهل لنقل الطعام باحترافية'],
    image: 'elevator-food',
    altEN: 'Steel food lift with its hatch open at counter height',
    altAR: 'مصعد طعام من الفولاذ بابه مفتوح عند مستوى طاولة المطبخ',
  },
];
