/** The names of the icons, by the ends of their outlines (the attribute `d` of an SVG path). */
const icons: Readonly<Record<string, string>> = {
  '5 5.5h8v8': 'arrowOut',
  ' 11 15.25': 'arrowForward',
  ' 15.25 11': 'arrowDown',
  '5.25 5.25': 'chevronUp',
  '5 4 4 8-9': 'check',
  ' 13.5h.01': 'alert',
  '11.5h2.75': 'chat',
  '.75 5.5v9': 'pause',
  '15.25 10z': 'play',
  '2.75h14.5': 'menu',
  '.75 15.25': 'close',
  '1.15-3.85': 'dribbble',
  'M14 6h.01': 'instagram',
  '5 9.75H13': 'facebook',
  '14v25H18z': 'mark',
};

/** Replaces the end of an outline in a text by the icon's name. */
export const iconName = (text: string): string =>
  text.replace(/^[^,]+/, (outline) => icons[outline] ?? outline);
