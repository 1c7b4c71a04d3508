import type { Server } from 'node:net';
import { CommandError } from './runCommand.js';

/** Time limits in milliseconds for a client to send a request's headers, and the whole request; and how often Node checks both. */
export const waitingTimes = {
  headersTimeout: 8000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2000,
};

/**
 * Makes a server listen. Resolves with false on a machine that lacks the address `host` (no IPv6, say). Rejects with a CommandError when
 * the port is in use or forbidden. `command` is the command that the developer typed.
 */
export function listen(server: Server, port: number, host: string | undefined, command: string) {
  return new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(portError(port, command));
      else if (error.code === 'EACCES')
        reject(portError(port, command, 'may not be used by this account'));
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(false);
      else reject(error);
    });
    server.listen(port, host, () => resolve(true));
  });
}

/** The error of a port that cannot be used; its message says why and gives a command line with another port. */
export function portError(port: number, command: string, problem = 'is in use') {
  const other = port < 1024 ? 8080 : port === 65_535 ? port - 1 : port + 1;
  return new CommandError(`Port ${port} ${problem}. Choose another: PORT=${other} ${command}`);
}
