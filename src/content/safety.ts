import type { Bilingual } from './bilingual';
import type { PictureName } from './pictures';

/** A safety system and its picture. */
export interface SafetySystem extends Bilingual<'title' | 'alt'> {
  readonly id: 'mechanical' | 'electrical' | 'support';
  readonly image: PictureName;
}

/** The three safety systems in the order of the list (specification, section 2). */
export const safety: readonly [SafetySystem, ...SafetySystem[]] = [
  {
    id: 'mechanical',
    titleEN: 'Mechanical systems',
    titleAR: 'الأنظمة الميكانيكية',
    image: 'safety-mechanical',
    altEN: 'Overspeed governor with its rope, the device that trips the safety gear',
    altAR: 'منظّم السرعة مع حبله، وهو ما يطلق جهاز الأمان عند تجاوز السرعة',
  },
  {
    id: 'electrical',
    titleEN: 'Electrical systems',
    titleAR: 'الأنظمة الكهربائية',
    image: 'safety-electrical',
    altEN: 'Open controller cabinet with its drive and neat rows of wiring',
    altAR: 'لوحة تحكّم مفتوحة تظهر فيها وحدة القيادة وصفوف أسلاك مرتّبة',
  },
  {
    id: 'support',
    titleEN: 'Connecting to support systems',
    titleAR: 'الربط بأنظمة الدعم',
    image: 'safety-support',
    altEN: 'Car panel of black glass with lit floor buttons and an emergency call',
    altAR: 'لوحة كبينة من الزجاج الأسود بأزرار طوابق مضيئة وزر نداء للطوارئ',
  },
];
