// Exported one by one, because scripts need only these.

/** Windows as narrow as a phone. */
export const phone = 'not all and (min-width: 30em)';
/** The small layout. */
export const small = 'not all and (min-width: 48em)';
/** The desktop layout. */
export const md = '(min-width: 48em)';

/**
 * The media queries of the styles; `small` and `md` are the two layouts (specification, section 9). Widths of 360, 480, 768, 900,
 * 1100, 1280 and 1440 CSS pixels are given in em, so that larger text in the browser gets the layout that has room for it.
 */
export const media = {
  narrow: '(max-width: 22.49em)',
  phone,
  small,
  md,
  tablet: 'screen and (min-width: 48em) and (max-width: 56.24em)',
  laptop: '(min-width: 56.25em)',
  lg: '(min-width: 68.75em)',
  xl: '(min-width: 80em)',
  full: '(min-width: 90em)',
  hover: '(hover: hover)',
  touch: '(hover: none)',
  motion: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
  scriptless: '(scripting: none)',
  print: 'print',
} as const;

/**
 * The `sizes` of a picture across a phone, and across half of it. Dense screens get smaller files, which look the same to everybody
 * and load faster: a screen of 2.5 or more device pixels per CSS pixel gets a file made for two, and a screen of two gets the file
 * of 780 pixels up to a width of 414 CSS pixels.
 */
export const acrossPhone = '(min-resolution: 2.5dppx) 66vw, (min-resolution: 2dppx) 94vw, 100vw';
export const acrossHalf = '(min-resolution: 2.5dppx) 33vw, 50vw';
