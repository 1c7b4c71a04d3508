// Exported one by one, so that the scripts' bundle gets only these queries and not all of `media`.

/** Windows as narrow as a phone. */
export const phone = 'not all and (min-width: 30em)';
/** The small layout. */
export const small = 'not all and (min-width: 48em)';
/** The desktop layout. */
export const md = '(min-width: 48em)';
/** A mouse. Many phones without one match `hover: hover`, but none matches `pointer: fine`. */
export const hover = '(hover: hover) and (pointer: fine)';

/**
 * The media queries of the styles; `small` and `md` are the two layouts (specification, section 9). The widths, from 360 to 1440 CSS
 * pixels, are in em, so that larger browser text gets the layout that has room for it.
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
  hover,
  touch: `not all and ${hover}`,
  motion: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
  scriptless: '(scripting: none)',
  print: 'print',
} as const;

/**
 * The `sizes` of a picture as wide as a phone, and half as wide. Dense screens get smaller files, which look the same and load faster: at
 * 2.5 or more device pixels per CSS pixel, a file meant for 2; at 2, up to a width of 414 CSS pixels, the file of 780 pixels.
 */
export const acrossPhone = '(min-resolution: 2.5dppx) 66vw, (min-resolution: 2dppx) 94vw, 100vw';
export const acrossHalf = '(min-resolution: 2.5dppx) 33vw, 50vw';
