import * as marks from '../early/marks';

/** Styles of a page without working scripts: the browser runs none, or the site's scripts failed. */
export const scriptless = <Styles extends object>(styles: Styles) =>
  ({
    '@scriptless': styles,
    // `:where` makes this rule no more specific than the one above, so that later rules, such as print styles, override both.
    [`:where(.${marks.scriptsFailed}) &`]: styles,
  }) as const;
