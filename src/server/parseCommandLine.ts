import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CommandError } from './runCommand.js';

/** Parses a command line with options and positional arguments. Throws a CommandError with the usage for `--help` or an unknown option. */
export function parseCommandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  usage: string,
) {
  if (args.includes('--help')) throw new CommandError(usage);
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${usage}`);
  }
}
