/** The addresses of the scripts with which a built page starts: they stand in a data block. */
export const scriptsOf = (page: string): readonly string[] => [
  ...new Set(
    [...page.matchAll(/(["'`])(\/assets\/[^"'`]+\.js)\1/g)].map(([, , script = '']) => script),
  ),
];
