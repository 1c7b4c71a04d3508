import { CommandError } from './CommandError.js';

/** The error of a port that cannot be used; its message says why and gives a command line with another port. */
export function portError(port: number, command: string, problem = 'is in use') {
  const other = port < 1024 ? 8080 : port === 65_535 ? port - 1 : port + 1;
  return new CommandError(`Port ${port} ${problem}. Choose another: PORT=${other} ${command}`);
}
