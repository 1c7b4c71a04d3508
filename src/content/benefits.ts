import type { Bilingual } from '../i18n/Bilingual';

/** The eight reasons to choose the company, in the order shown (specification, section 3). */
export const benefits: readonly Bilingual<'title'>[] = [
  { titleEN: 'Technical expertise', titleAR: 'خبرة فنية' },
  { titleEN: 'Competitive prices', titleAR: 'أسعار منافسة' },
  { titleEN: 'High-quality products', titleAR: 'منتجات عالية الجودة' },
  { titleEN: 'Strong warranties', titleAR: 'ضمانات قوية' },
  { titleEN: 'Free consultations', titleAR: 'استشارات مجانية' },
  { titleEN: 'Modern designs', titleAR: 'تصاميم عصرية' },
  { titleEN: 'High safety standards', titleAR: 'معايير سلامة عالية' },
  { titleEN: 'A variety of options', titleAR: 'خيارات متنوعة' },
];

/** Years of experience that the company claims (specification, section 9). */
export const yearsOfExperience = 10;
