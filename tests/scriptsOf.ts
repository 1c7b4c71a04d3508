/** The addresses of the scripts with which a built page starts: they stand in its early script, in any quotes, and not only in the import map. */
export const scriptsOf = (page: string): readonly string[] => [
  ...new Set(
    [
      ...page
        .replace(/<script type="importmap">.*?<\/script>/, '')
        .matchAll(/(["'`])(\/assets\/[^"'`]+\.js)\1/g),
    ].map(([, , script = '']) => script),
  ),
];
