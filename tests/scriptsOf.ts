/** The addresses of the scripts that a built page loads, which stand in its HTML as quoted strings. */
export const scriptsOf = (page: string): readonly string[] => [
  ...new Set(
    [...page.matchAll(/(["'`])(\/assets\/[^"'`]+\.js)\1/g)].map(([, , script = '']) => script),
  ),
];
