import type { Bilingual } from '../i18n/Bilingual';
import type { PictureName } from './pictures';

/** One variant of a design category: the title of its pill, and its picture. `id` names it in the card's state machine. */
export interface Variant extends Bilingual<'title' | 'alt'> {
  readonly id: string;
  readonly image: PictureName;
}

/** A design category; `images` are its variants in the order in which the card rotates through them. */
export interface Design extends Bilingual<'title' | 'description'> {
  readonly id: 'cabins' | 'doors' | 'buttons' | 'walls' | 'flooring';
  readonly images: readonly [Variant, ...Variant[]];
  readonly link?: string;
}

/** The address of a category's folder of drawings: a placeholder that the company replaces with its own folders. */
const folder = (slug: string) => `https://drive.google.com/drive/folders/${slug}`;

const cabins: Design = {
  id: 'cabins',
  titleEN: 'Cabins',
  titleAR: 'الكبائن',
  descriptionEN: 'The room you ride in: proportion, light and finish composed as one interior.',
  descriptionAR: 'الغرفة التي تحملك بين الطوابق: أبعاد وإضاءة وتشطيبات في تصميم واحد منسجم.',
  link: folder('suood-cabins'),
  images: [
    {
      id: 'panorama',
      titleEN: 'Panorama',
      titleAR: 'بانورامية',
      image: 'cabins-panorama',
      altEN: 'Cabin with a glass back wall that looks out over a city of towers at dusk',
      altAR: 'كبينة جدارها الخلفي من زجاج يطلّ على مدينة أبراج عند الغسق',
    },
    {
      id: 'classic',
      titleEN: 'Classic',
      titleAR: 'كلاسيكية',
      image: 'cabins-classic',
      altEN: 'Cabin in walnut with a bronze mirror above a polished handrail',
      altAR: 'كبينة من خشب الجوز بمرآة برونزية فوق درابزين مصقول',
    },
    {
      id: 'decorative',
      titleEN: 'Decorative',
      titleAR: 'مزخرفة',
      image: 'cabins-decorative',
      altEN: 'Cabin with leather walls and a back wall of veined marble between two lines of light',
      altAR: 'كبينة جدرانها من الجلد وجدارها الخلفي من رخام معرّق بين خطّين من الضوء',
    },
  ],
};

/** The Doors category, the only one without a folder of drawings. */
const doors: Design = {
  id: 'doors',
  titleEN: 'Doors',
  titleAR: 'الأبواب',
  descriptionEN:
    'The first thing you meet on every floor. Choose how it opens, how wide, and in which metal.',
  descriptionAR: 'أول ما يستقبلك في كل طابق. اختر طريقة الفتح والعرض والمعدن.',
  images: [
    {
      id: 'center',
      titleEN: 'Auto (center)',
      titleAR: 'آلي (من الوسط)',
      image: 'doors-center',
      altEN: 'Two steel leaves that part from the center before a lit cabin of marble',
      altAR: 'مصراعان من الفولاذ ينفرجان من المنتصف أمام كبينة رخامية مضاءة',
    },
    {
      id: 'telescopic',
      titleEN: 'Auto (telescopic)',
      titleAR: 'آلي (تلسكوبي)',
      image: 'doors-telescopic',
      altEN: 'Two steel leaves that slide behind one another to the same side',
      altAR: 'مصراعان من الفولاذ ينزلق أحدهما خلف الآخر إلى الجهة نفسها',
    },
    {
      id: 'semiAuto',
      titleEN: 'Semi Auto',
      titleAR: 'نصف آلي',
      image: 'doors-semi-auto',
      altEN: 'Hinged landing door of steel, ajar, with a narrow window and a brass pull handle',
      altAR: 'باب طابق من الفولاذ بمفصلات، مفتوح قليلًا، فيه نافذة ضيّقة ومقبض سحب نحاسي',
    },
  ],
};

const buttons: Design = {
  id: 'buttons',
  titleEN: 'Buttons',
  titleAR: 'الأزرار',
  descriptionEN: 'Clear numerals, and a ring that lights at your touch, or before it.',
  descriptionAR: 'أرقام واضحة، وحلقة تضيء باللمس أو بدونه.',
  link: folder('suood-buttons'),
  images: [
    {
      id: 'touch',
      titleEN: 'Touch',
      titleAR: 'باللمس',
      image: 'buttons-touch',
      altEN: 'Floor buttons as thin rings on black glass, the fourth lit in amber',
      altAR: 'أزرار طوابق بحلقات رفيعة على زجاج أسود، رابعها مضاء بلون العنبر',
    },
    {
      id: 'touchless',
      titleEN: 'Touchless',
      titleAR: 'بدون لمس',
      image: 'buttons-touchless',
      altEN:
        'Touchless floor buttons as fields of blue light on black glass, rings of amber spreading from the fourth',
      altAR:
        'أزرار طوابق بدون لمس كهالات من ضوء أزرق على زجاج أسود، تنتشر من رابعها حلقات بلون العنبر',
    },
  ],
};

const walls: Design = {
  id: 'walls',
  titleEN: 'Walls',
  titleAR: 'الجدران',
  descriptionEN:
    'Wood veneer, brushed metal, leather, stone or mirror, in panels that can be replaced one at a time.',
  descriptionAR:
    'قشرة خشب أو معدن مصقول بالفرشاة (هيرلاين) أو جلد أو حجر أو مرايا، في ألواح يمكن تبديل كلٍّ منها على حدة.',
  link: folder('suood-walls'),
  images: [
    {
      id: 'walls',
      titleEN: 'Cabin Walls',
      titleAR: 'جدران الكبينة',
      image: 'walls-cabin',
      altEN:
        'Cabin wall of walnut and stitched leather, a lit brass joint between them and a brass handrail across',
      altAR:
        'جدار كبينة من خشب الجوز والجلد المخيط، بينهما فاصل نحاسي مضاء ويمرّ أمامهما درابزين نحاسي',
    },
  ],
};

const flooring: Design = {
  id: 'flooring',
  titleEN: 'Flooring',
  titleAR: 'الأرضيات',
  descriptionEN: 'Stone or hard-wearing vinyl, cut to the cabin and finished flush with the sill.',
  descriptionAR: 'حجر أو فينيل عالي التحمّل، يُقصّ على قياس الكبينة ويستوي مع عتبة الباب.',
  link: folder('suood-flooring'),
  images: [
    {
      id: 'flooring',
      titleEN: 'Cabin Flooring',
      titleAR: 'أرضية الكبينة',
      image: 'flooring-cabin',
      altEN:
        'Cabin floor of pale marble with a dark diamond between brass lines, lit along the foot of the walls',
      altAR: 'أرضية كبينة من رخام فاتح يتوسّطها معيّن داكن بين خطوط نحاسية، مضاءة عند أسفل الجدران',
    },
  ],
};

/** The five categories in the order of their cards (specification, section 3). */
export const designs: readonly Design[] = [cabins, doors, buttons, walls, flooring];
