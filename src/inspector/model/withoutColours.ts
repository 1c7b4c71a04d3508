/** The codes that set colours in a terminal: Playwright's messages are full of them. */
const colours = new RegExp(String.raw`${String.fromCodePoint(27)}\[[\d;]*m`, 'g');

/** A message without the colours of a terminal. */
export const withoutColours = (message: string): string => message.replaceAll(colours, '');
