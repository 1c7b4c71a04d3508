import type { Language } from '../../machines/languageMachine';
import type { Layout, SiteDriver } from '../models/SiteDriver';

/** A remark of IBM's engine with which the site stays as it is. */
interface Remark {
  readonly rule: string;
  /** A selector of the elements that the reason is about. */
  readonly place: string;
  /** The only layout or language in which the engine makes it; each, where none is given. */
  readonly layout?: Layout;
  readonly language?: Language;
  /** The model in whose states it is made, by the begin of its name; on a page as it comes, where none is given. */
  readonly model?: string;
  readonly because: string;
}

const covered =
  'The engine compares boxes, and takes what is drawn around or behind an element for what covers it. The test of 2.4.11 presses ' +
  'Tab at every stop and asks the browser what is on top.';

const sign = 'The button shows a sign that is known without words, and is named.';

const noHeading =
  'It guesses by size and weight, within the heading or the paragraph that the text is a part of already.';

/** Every remark that the engine makes, and why it changes nothing. */
const remarks: readonly Remark[] = [
  {
    rule: 'element_tabbable_role_valid',
    place: 'figure[tabindex="0"][id$=Tile]',
    because:
      'The title of a tile appears on hover (specification, section 2), and so it must on focus (2.1.1, 1.4.13). Nothing happens on ' +
      'a press, so that the role of a button would promise what is not there.',
  },
  {
    rule: 'input_autocomplete_valid',
    place: 'input[type=number][name=phoneNumber]',
    because:
      'The field is numeric (specification, section 5), HTML has no purpose for a phone number there, and browsers fill in the ' +
      "visitor's all the same (faults/autofill.spec.ts); 1.3.5 asks for the purpose.",
  },
  {
    rule: 'text_contrast_sufficient',
    place: 'header > a > span > span',
    layout: 'desktop',
    language: 'en',
    because:
      "On the contact page the product's name stands on a shaded picture, which the engine does not see: it has 8.7:1 at least " +
      '(widths from 768 to 1920 px, both languages).',
  },
  {
    rule: 'aria_complementary_label_visible',
    place: '#root > aside',
    because: 'It holds one button that floats over the page and says by its own name what it is.',
  },
  {
    rule: 'a_target_warning',
    place: 'a[target=_blank]',
    because:
      'Links that leave the site open a new tab (specification, section 7; decisions); 3.2.5 is of level AAA.',
  },
  {
    rule: 'input_fields_grouped',
    place: 'form[aria-labelledby=contactHeading] :is(input, textarea)',
    because:
      'The form is the one group of these fields, named by its heading: a fieldset in it would say the same again.',
  },
  {
    rule: 'list_structure_proper',
    place: 'dl:has(> div > dt + dd)',
    because: 'HTML allows a div around each name and its value; the engine does not know of it.',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    place: '[role=tablist]',
    because:
      'It looks for attributes such as onkeydown; React listens without. `patterns.spec` presses every key.',
  },
  ...['style_highcontrast_visible', 'style_color_misuse'].map((rule) => ({
    rule,
    place: 'head > style',
    because:
      'It asks this of every page that has styles. `forcedColors.spec` and `states.spec` answer it.',
  })),
  {
    rule: 'style_background_decorative',
    place: 'head > style',
    because:
      'The one picture in the styles is the empty shaft after the last service, which says nothing.',
  },
  {
    rule: 'img_alt_background',
    place: '#servicesRow, #servicesRow > li, #servicesRow > li > a',
    because: 'Their backgrounds are plain colours and lines that say nothing.',
  },
  {
    rule: 'text_contrast_sufficient',
    place: '#servicesRow > li > a > span',
    language: 'en',
    because:
      'Around it the background of the link is the line under it; axe measures it against the card.',
  },
  {
    rule: 'img_alt_background',
    place: '[aria-labelledby=whyHeading] p',
    because: 'The ground of the years of experience is drawn, and says nothing.',
  },
  { rule: 'element_tabbable_unobscured', place: 'header :is(a, button)', because: covered },
  { rule: 'element_tabbable_unobscured', place: '[id$=Card] :is(a, button)', because: covered },
  { rule: 'element_tabbable_unobscured', place: 'dd > a[href^="mailto:"]', because: covered },
  {
    rule: 'element_tabbable_visible',
    place: '#servicesRow > li > a',
    language: 'ar',
    because: 'The row scrolls a card into view as its link takes the focus.',
  },
  {
    rule: 'input_label_visible',
    place: '#ourServices > header button',
    layout: 'desktop',
    because:
      'A bar of the row is a line without words (specification, section 2), named like the card that it leads to.',
  },
  {
    rule: 'input_label_visible',
    place: '[aria-labelledby=designsHeading] > header > button',
    because: sign,
  },
  {
    rule: 'input_label_visible',
    place: 'header button[aria-expanded]',
    layout: 'mobile',
    because: sign,
  },
  {
    rule: 'input_label_visible',
    place: 'textarea[name=message]',
    because:
      'Its label is to be seen and belongs to it (test of 3.3.2); the engine reads labels of inputs only.',
  },
  { rule: 'text_block_heading', place: '#servicesRow > li > div', because: noHeading },
  { rule: 'text_block_heading', place: 'h1 > br', because: noHeading },
  { rule: 'text_block_heading', place: 'main > section > div', because: noHeading },
  { rule: 'text_block_heading', place: '[aria-labelledby=whyHeading] p', because: noHeading },
  { rule: 'text_block_heading', place: 'p > span > br', because: noHeading },
  { rule: 'text_block_heading', place: 'main p[lang=en]', because: noHeading },
  {
    rule: 'input_label_visible',
    model: 'language',
    place: '[role=alert] > button',
    because: sign,
  },
  {
    rule: 'input_label_visible',
    model: 'menu',
    layout: 'mobile',
    place: '#closeMenu',
    because: sign,
  },
  {
    rule: 'element_tabbable_unobscured',
    model: 'menu',
    layout: 'mobile',
    place: 'body:has(dialog[open]) :is(main, aside) a',
    because: 'The menu is a modal dialog: nothing behind it takes the focus.',
  },
  {
    rule: 'element_tabbable_visible',
    model: 'services',
    language: 'en',
    place: '#servicesRow > li > a',
    because: 'The row scrolls a card into view as its link takes the focus.',
  },
  {
    rule: 'img_alt_background',
    model: 'contact form',
    place: 'form[aria-labelledby=contactHeading] a',
    because: 'The background of a link is the line under it.',
  },
  {
    rule: 'text_contrast_sufficient',
    model: 'contact form',
    place: 'form[aria-labelledby=contactHeading] :is(a, a > *)',
    because: 'The background of a link is the line under it, in the colour of its text.',
  },
];

/** The layout and the language that remarks are expected in. */
type Where = Pick<SiteDriver, 'layout' | 'language'>;

const isIn = ({ layout, language }: Where, remark: Remark) =>
  (remark.layout ?? layout) === layout && (remark.language ?? language) === language;

/** The remarks on the pages as they come. */
export const remarksOnPages = (where: Where): readonly Remark[] =>
  remarks.filter((remark) => !remark.model && isIn(where, remark));

/** The remarks in the states of a model alone. */
export const remarksInStates = (where: Where, model: string): readonly Remark[] =>
  remarks.filter((remark) => remark.model && model.startsWith(remark.model) && isIn(where, remark));

/** What a remark is known by. */
export const nameOf = ({ rule, place }: Pick<Remark, 'rule' | 'place'>): string =>
  `${rule} at ${place}`;
