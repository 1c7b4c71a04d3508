import type { ServiceCard } from '../../machines/servicesMachine';
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

/**
 * The six services in the order of their cards (specification, section 3).
 * Placeholder: tests and reports that a description promises are for the company to confirm.
 */
export const services: readonly Service[] = [
  {
    id: '01',
    card: 'installations',
    titleEN: 'Installations',
    titleAR: 'التركيب',
    descriptionEN:
      'We set the rails, machine, car and doors, check their alignment floor by floor, and hand over after a full load and safety test.',
    descriptionAR:
      'نثبّت السكك والماكينة والكبينة والأبواب، ونتحقّق من استقامتها طابقًا طابقًا، ثم نسلّم المصعد بعد اختبار كامل للحمولة والسلامة.',
    leaf: 'glass',
    text: 'white',
  },
  {
    id: '02',
    card: 'supply',
    titleEN: 'Supply',
    titleAR: 'التوريد',
    descriptionEN:
      'Complete elevators and single parts, from the machine and controller to the landing buttons, chosen for your shaft, your traffic and your budget.',
    descriptionAR:
      'مصاعد متكاملة وقطع مفردة، من الماكينة ولوحة التحكّم إلى أزرار الطوابق، نختارها بما يلائم البئر وحركة المبنى وميزانيتك.',
    leaf: 'walnut',
    text: 'white',
  },
  {
    id: '03',
    card: 'modernization',
    titleEN: 'Modernization',
    titleAR: 'التحديث',
    descriptionEN:
      'New controls, doors and finishes for an elevator whose structure is still sound: a smoother ride and lower consumption, without rebuilding the shaft.',
    descriptionAR:
      'نجدّد أنظمة التحكّم والأبواب والتشطيبات في مصعد ما زال هيكله سليمًا: حركة أنعم واستهلاك أقل، من غير إعادة بناء البئر.',
    leaf: 'bronze',
    text: 'white',
  },
  {
    id: '04',
    card: 'maintenance',
    titleEN: 'Maintenance',
    titleAR: 'الصيانة',
    descriptionEN:
      'Planned visits that inspect brakes, ropes, doors and safety gear, correct wear early, and leave you a written report each time.',
    descriptionAR:
      'زيارات مجدولة نفحص فيها الفرامل والحبال والأبواب وأجهزة الأمان، ونعالج التآكل قبل أن يتفاقم، ونترك لك تقريرًا مكتوبًا في كل مرة.',
    leaf: 'brass',
    text: 'ink',
  },
  {
    id: '05',
    card: 'towers',
    titleEN: 'Establishing elevator towers',
    titleAR: 'إنشاء أبراج المصاعد',
    descriptionEN:
      'Where a building has no shaft, we design and raise a steel tower inside it or beside it, clad in glass or panels to match the façade.',
    descriptionAR:
      'إذا لم يكن في المبنى بئر للمصعد، صمّمنا برجًا معدنيًا وأقمناه داخله أو بجانبه، وكسوناه بالزجاج أو الألواح بما ينسجم مع الواجهة.',
    leaf: 'steel',
    text: 'ink',
  },
  {
    id: '06',
    card: 'consultations',
    titleEN: 'Providing consultations',
    titleAR: 'تقديم الاستشارات',
    descriptionEN:
      'Before you build: advice on the number of cars, speed, shaft size and power, with drawings your architect can use.',
    descriptionAR:
      'قبل أن تبني: نشير عليك بعدد المصاعد وسرعتها ومقاس البئر والطاقة اللازمة، مع مخطّطات يعتمد عليها مهندسك المعماري.',
    leaf: 'marble',
    text: 'ink',
  },
];
