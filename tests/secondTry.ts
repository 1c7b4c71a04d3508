/** How many failed tests of a run are tried a second time. If more tests fail, they hardly fail by chance, and none is tried again. */
export const mostSecondTries = 2;

/**
 * The command that runs only the failed tests of a stage again. `command` is the stage's own, and `names` are the failed tests in its
 * output. Returns `undefined` when the stage runs no tests, or its output names none that failed.
 */
export function secondTry(
  command: readonly string[],
  names: readonly string[],
): readonly string[] | undefined {
  if (names.length === 0) return undefined;
  // Drops `--shard`: with only one or two tests to run, most shards would be empty.
  if (command[0] === 'playwright')
    return [...command.filter((option) => !option.startsWith('--shard')), '--last-failed'];
  const files = names.flatMap((name) => /\btests\/\S+[.]test[.]tsx?/.exec(name) ?? []);
  return command[0] === 'vitest' && files.length > 0
    ? ['vitest', 'run', ...new Set(files)]
    : undefined;
}
