/** An opening or closing tag; its groups are the slash, if any, and the element's name. */
export const tagPattern = /<(\/?)([a-z][a-z0-9]*)[^>]*>/gi;

/** The text of a translation without its markup; a line break becomes a space. */
export const plainText = (markup: string): string =>
  markup.replace(/<br[^>]*>/gi, ' ').replace(tagPattern, '');
