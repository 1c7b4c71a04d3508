import { arabicTheme, theme } from '../../style/stitches.config';

/** A token as Stitches keeps it: the custom property that holds it, and its value. */
interface Token {
  readonly variable: string;
  readonly value: string;
}

const tokensOf = (of: object): Token[] => Object.values(of).flatMap(Object.values<Token>);

/**
 * A style sheet as it is published: without the notes that Stitches keeps for itself, and with values in place of the
 * tokens that both languages share, which a browser would look up and parse anew for every element that bears one.
 */
export function settledSheet(css: string): string {
  const changing = new Set(tokensOf(arabicTheme).map(({ variable }) => variable));
  const settled = tokensOf(theme).filter(({ variable }) => !changing.has(variable));
  const values = new Map(settled.map(({ variable, value }) => [variable, value]));
  return css
    .replaceAll(/--sxs\{[^}]*\}/g, '')
    .replaceAll(/(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
      values.has(name) ? '' : declaration,
    )
    .replaceAll(/var\((--[\w-]+)\)/g, (reference, name: string) => values.get(name) ?? reference);
}
