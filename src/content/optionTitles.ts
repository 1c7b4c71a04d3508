import {
  type ChoiceName,
  type choiceOptions,
  type Choices,
  defaultChoices,
} from '../../machines/choiceOptions';
import type { Language } from '../../machines/languageMachine';
import type { Bilingual } from '../i18n/Bilingual';
import { inLanguage } from '../i18n/inLanguage';

type Options = typeof choiceOptions;

/** A title for each option of each choice, except the first, the default. */
type Titles = {
  readonly [Name in ChoiceName]: Readonly<
    Record<Exclude<Options[Name][number], Options[Name][0]>, Bilingual<'title'>>
  >;
};

/** The titles of options shown outside their own sections, where a title must also name the object, as in `Classic cabin`. */
export const optionTitles: Titles = {
  elevator: {
    gearless: { titleEN: 'Gearless', titleAR: 'جيرلس' },
    panorama: { titleEN: 'Panorama', titleAR: 'مصعد بانورامي' },
    platform: { titleEN: 'Platform', titleAR: 'منصّة رفع' },
    food: { titleEN: 'Food elevator', titleAR: 'مصعد طعام' },
  },
  cabins: {
    classic: { titleEN: 'Classic cabin', titleAR: 'كبينة كلاسيكية' },
    decorative: { titleEN: 'Decorative cabin', titleAR: 'كبينة مزخرفة' },
  },
  doors: {
    telescopic: { titleEN: 'Telescopic door', titleAR: 'باب تلسكوبي' },
    semiAuto: { titleEN: 'Semi Auto door', titleAR: 'باب نصف آلي' },
  },
  buttons: { touchless: { titleEN: 'Touchless buttons', titleAR: 'أزرار بدون لمس' } },
  walls: {},
  flooring: {},
  design: {
    doors: { titleEN: 'Doors', titleAR: 'الأبواب' },
    buttons: { titleEN: 'Buttons', titleAR: 'الأزرار' },
    walls: { titleEN: 'Cabin walls', titleAR: 'جدران الكبينة' },
    flooring: { titleEN: 'Cabin flooring', titleAR: 'أرضية الكبينة' },
  },
};

/**
 * The titles, in a language, of the options that differ from the defaults. Leaves out a category if one of its variants is chosen too,
 * because the variant's title names the category.
 */
export const chosenTitles = (choices: Choices, language: Language): string[] =>
  Object.entries(optionTitles).flatMap(([name, titles]) => {
    const option = choices[name as ChoiceName];
    const isSaid = name === 'design' && choices[choices.design] !== defaultChoices[choices.design];
    const title = (titles as Readonly<Record<string, Bilingual<'title'>>>)[option];
    return title && !isSaid ? [inLanguage(title, 'title', language)] : [];
  });
