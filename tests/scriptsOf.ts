/** The addresses of the scripts that a built page loads: all quoted script addresses in its HTML. */
export const scriptsOf = (page: string): readonly string[] => [
  ...new Set(
    [...page.matchAll(/(["'`])(\/assets\/[^"'`]+\.js)\1/g)].map(([, , script = '']) => script),
  ),
];
