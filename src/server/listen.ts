import type { Server } from 'node:net';
import { Complaint } from './Complaint.js';

/** Makes a server listen; throws a Complaint that names PORT when the port is not to be had, and answers false on a machine without such a host. */
export function listen(server: Server, port: number, host: string | undefined, command: string) {
  return new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(portTaken(port, command));
      else if (error.code === 'EACCES')
        reject(portTaken(port, command, 'may not be used by this account'));
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(false);
      else reject(error);
    });
    server.listen(port, host, () => resolve(true));
  });
}

/** The one line about a port that is not to be had, with a command that chooses another. */
export function portTaken(port: number, command: string, problem = 'is in use') {
  const other = port < 1024 ? 8080 : port === 65_535 ? port - 1 : port + 1;
  return new Complaint(`Port ${port} ${problem}. Choose another: PORT=${other} ${command}`);
}
