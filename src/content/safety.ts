import type { Bilingual } from '../i18n/Bilingual';
import type { PictureName } from './pictures';

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
    altEN:
      'Overspeed governor: a wheel with two flyweights, its rope, and the jaw that grips the rope',
    altAR: 'منظّم السرعة: عجلة بثقلين متحرّكين وحبلها والفكّ الذي يقبض على الحبل',
  },
  {
    id: 'electrical',
    titleEN: 'Electrical systems',
    titleAR: 'الأنظمة الكهربائية',
    image: 'safety-electrical',
    altEN:
      'Open controller with breakers, relays, contactors and the drive above rows of wired terminals',
    altAR: 'لوحة تحكّم مفتوحة فيها قواطع ومرحّلات وملامسات ووحدة قيادة فوق صفوف من أطراف الأسلاك',
  },
  {
    id: 'support',
    titleEN: 'Connecting to support systems',
    titleAR: 'الربط بأنظمة الدعم',
    image: 'safety-support',
    altEN:
      'Emergency panel of black glass: a camera, a speaker, a sound display in bars of light, a lit alarm button and a telephone button',
    altAR:
      'لوحة طوارئ من الزجاج الأسود، عليها كاميرا ومكبّر صوت ومؤشّر صوت من أعمدة ضوئية وزرّ إنذار مضاء وزرّ هاتف',
  },
];
