/** The conditions that styles are made for; `md` parts the two layouts (specification, section 9). */
export const media = {
  md: '(min-width: 768px)',
  lg: '(min-width: 1100px)',
  xl: '(min-width: 1280px)',
  hover: '(hover: hover)',
  touch: '(hover: none)',
  motion: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
  scriptless: '(scripting: none)',
  print: 'print',
} as const;
