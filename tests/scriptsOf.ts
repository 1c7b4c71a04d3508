/** The addresses of the scripts with which a built page starts: they stand in its early script, in any quotes. */
export const scriptsOf = (page: string): readonly string[] => [
  ...new Set(
    [...page.matchAll(/(["'`])(\/assets\/[^"'`]+\.js)\1/g)].map(([, , script = '']) => script),
  ),
];
