import * as marks from '../early/marks';

/** Styles of a page on which no machine runs: where the browser runs no scripts, and where those of the site have failed. */
export const scriptless = <Styles extends object>(styles: Styles) =>
  ({
    '@scriptless': styles,
    // As specific as the rule above: what is written after both, such as styles for paper, goes on to win.
    [`:where(.${marks.scriptsFailed}) &`]: styles,
  }) as const;
