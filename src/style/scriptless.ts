import * as marks from '../early/marks';

/** Styles of a page on which no machine runs: where the browser runs no scripts, and where those of the site have failed. */
export const scriptless = <Styles extends object>(styles: Styles) =>
  ({
    '@scriptless': styles,
    // `:where` makes this rule only as specific as the one above, so that later rules, such as styles for paper, still win.
    [`:where(.${marks.scriptsFailed}) &`]: styles,
  }) as const;
