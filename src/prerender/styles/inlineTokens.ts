import { arabicTheme, theme } from '../../style/stitches.config';

/** A token as Stitches stores it: the custom property that holds it, and its value. */
interface Token {
  readonly variable: string;
  readonly value: string;
}

const tokensOf = (of: object): Token[] => Object.values(of).flatMap(Object.values<Token>);

/**
 * Makes Stitches' style sheet smaller for publication (`npm run bench -- sizes`): replaces tokens that both languages share by their
 * values, removes the `--sxs` rules, which only Stitches' run time reads, and joins consecutive rules under the same media query.
 */
export function inlineTokens(css: string): string {
  const changing = new Set(tokensOf(arabicTheme).map(({ variable }) => variable));
  const shared = tokensOf(theme).filter(({ variable }) => !changing.has(variable));
  const values = new Map(shared.map(({ variable, value }) => [variable, value]));
  return css
    .replaceAll(/--sxs\{[^}]*\}/g, '')
    .replaceAll(/(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
      values.has(name) ? '' : declaration,
    )
    .replaceAll(/var\((--[\w-]+)\)/g, (reference, name: string) => values.get(name) ?? reference)
    .replaceAll(/(?<=(@media [^{]+)\{(?:[^{}]*\{[^{}]*\})+)\}\1\{/g, '')
    .replaceAll(', ', ',');
}
