import type { ServiceCard } from '../../machines/choiceOptions';
import type { Bilingual } from '../i18n/Bilingual';

/**
 * A service: `id` is the number on its card, `card` its name in the services machine, `leaf` the material of the card and
 * `text` the colour of the text on it.
 */
export interface Service extends Bilingual<'title' | 'description'> {
  readonly id: '01' | '02' | '03' | '04' | '05' | '06';
  readonly card: ServiceCard;
  readonly leaf: 'glass' | 'walnut' | 'bronze' | 'brass' | 'steel' | 'marble';
  readonly text: 'white' | 'ink';
}

/** The six services in card order (specification, section 3). Placeholder: the company must confirm the promised tests and reports. */
export const services: readonly Service[] = [
  {
    id: '01',
    card: 'installations',
    titleEN: 'Installations',
    titleAR: 'التركيب',
    descriptionEN:
      'We set the rails, machine, cabin and doors, align them floor by floor, and hand over only after full-load and safety tests.',
    descriptionAR:
      'نثبّت السكك والماكينة والكبينة والأبواب، ونضبط محاذاتها طابقًا بعد طابق، ولا نسلّم المصعد إلا بعد اختبارات الحمولة الكاملة والسلامة.',
    leaf: 'glass',
    text: 'white',
  },
  {
    id: '02',
    card: 'supply',
    titleEN: 'Supply',
    titleAR: 'التوريد',
    descriptionEN:
      'Complete elevators and spare parts, from the machine and controller to the landing buttons, matched to your shaft, your building’s traffic and your budget.',
    descriptionAR:
      'مصاعد متكاملة وقطع غيار، من الماكينة ولوحة التحكّم إلى أزرار الطوابق، نختارها بما يناسب البئر وكثافة الاستخدام وميزانيتك.',
    leaf: 'walnut',
    text: 'white',
  },
  {
    id: '03',
    card: 'modernization',
    titleEN: 'Modernization',
    titleAR: 'التحديث',
    descriptionEN:
      'New controls, doors and finishes for an elevator whose structure is still sound: a smoother ride and lower power consumption, without rebuilding the shaft.',
    descriptionAR:
      'نجدّد أنظمة التحكّم والأبواب والتشطيبات في مصعد ما زال هيكله سليمًا: حركة أنعم واستهلاك أقل للكهرباء، دون إعادة بناء البئر.',
    leaf: 'bronze',
    text: 'white',
  },
  {
    id: '04',
    card: 'maintenance',
    titleEN: 'Maintenance',
    titleAR: 'الصيانة',
    descriptionEN:
      'Scheduled visits: we inspect brakes, ropes, doors and safety gear, correct wear early, and give you a written report each time.',
    descriptionAR:
      'زيارات مجدولة نفحص فيها الفرامل والحبال والأبواب وأجهزة الأمان، ونعالج التآكل قبل أن يتفاقم، ونسلّمك تقريرًا مكتوبًا بعد كل زيارة.',
    leaf: 'brass',
    text: 'ink',
  },
  {
    id: '05',
    card: 'towers',
    titleEN: 'Establishing elevator towers',
    titleAR: 'إنشاء أبراج المصاعد',
    descriptionEN:
      'No shaft in your building? We design and build a steel tower inside or beside it, clad in glass or panels to match the façade.',
    descriptionAR:
      'لا بئر للمصعد في مبناك؟ نصمّم برجًا فولاذيًا ونقيمه داخل المبنى أو بجانبه، ونكسوه بالزجاج أو الألواح بما ينسجم مع واجهته.',
    leaf: 'steel',
    text: 'ink',
  },
  {
    id: '06',
    card: 'consultations',
    titleEN: 'Providing consultations',
    titleAR: 'تقديم الاستشارات',
    descriptionEN:
      'Before you build: advice on the number of elevators, their speed, shaft size and power supply, with drawings your architect can use.',
    descriptionAR:
      'قبل أن تبني: نحدّد معك عدد المصاعد وسرعتها ومقاس البئر والقدرة الكهربائية، ونسلّمك مخطّطات جاهزة لمهندسك المعماري.',
    leaf: 'marble',
    text: 'ink',
  },
];
