/** How many tests of a run may be tried a second time. More than that do not fail by luck. */
export const mostSecondTries = 2;

/**
 * The command that runs nothing but the tests of a stage that failed, whose `names` its output gave. `undefined` where that is no run of
 * tests, or nothing in it says which failed.
 */
export function secondTry(
  command: readonly string[],
  names: readonly string[],
): readonly string[] | undefined {
  if (names.length === 0) return undefined;
  // A share of a single test is mostly empty.
  if (command[0] === 'playwright')
    return [...command.filter((option) => !option.startsWith('--shard')), '--last-failed'];
  const files = names.flatMap((name) => /\btests\/\S+[.]test[.]tsx?/.exec(name) ?? []);
  return command[0] === 'vitest' && files.length > 0
    ? ['vitest', 'run', ...new Set(files)]
    : undefined;
}
