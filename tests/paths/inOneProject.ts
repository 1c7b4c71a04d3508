/** The options of a run that one project is enough for: those that are asked for, or English on the desktop. */
export const inOneProject = (options: readonly string[]): readonly string[] =>
  options.some((option) => /^--project(=|$)/.test(option))
    ? options
    : [...options, '--project', 'en-desktop'];
