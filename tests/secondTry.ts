/** How many tests of a run may be tried a second time. More failures than that are no accident. */
export const mostSecondTries = 2;

/**
 * The command that runs only the failed tests of a stage. `command` is that of the stage, and `names` are the failed tests in its output.
 * Returns `undefined` when the stage runs no tests, or its output names none that failed.
 */
export function secondTry(
  command: readonly string[],
  names: readonly string[],
): readonly string[] | undefined {
  if (names.length === 0) return undefined;
  // Without `--shard`: of one failed test, most shards would be empty.
  if (command[0] === 'playwright')
    return [...command.filter((option) => !option.startsWith('--shard')), '--last-failed'];
  const files = names.flatMap((name) => /\btests\/\S+[.]test[.]tsx?/.exec(name) ?? []);
  return command[0] === 'vitest' && files.length > 0
    ? ['vitest', 'run', ...new Set(files)]
    : undefined;
}
