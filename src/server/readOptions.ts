import { CommandError } from './runCommand.js';

/** Reads PORT from the environment and the flags from the command line. Throws a CommandError for a bad port or an unknown flag. */
export function readOptions(defaultPort: number, knownFlags: readonly string[] = []) {
  const { PORT = '' } = process.env;
  const port = PORT === '' ? defaultPort : Number(PORT);
  if (PORT !== '' && !(/^\d+$/.test(PORT) && port >= 1 && port <= 65_535)) {
    throw new CommandError(
      `PORT must be a whole number from 1 to 65535, not ${JSON.stringify(PORT)}`,
    );
  }
  const flags = process.argv.slice(2);
  const unknown = flags.find((flag) => !knownFlags.includes(flag));
  if (unknown !== undefined) {
    throw new CommandError(
      `Unknown option ${JSON.stringify(unknown)}. Known: ${knownFlags.join(', ') || 'none'}`,
    );
  }
  return { port, flags };
}
