import { createServer } from 'node:http';
import type { PreviewServer, ViteDevServer } from 'vite';
import { listen, portError, waitingTimes } from './listen.js';
import { readOptions } from './readOptions.js';
import { runCommand } from './runCommand.js';

/** A command of package.json that serves the site. */
interface Command {
  /** The command as the developer types it, such as `npm start`. */
  name: string;
  defaultPort: number;
  /** The flags that the command accepts besides --host. */
  flags?: string[];
  /** Starts Vite's server on exactly this port, which `serve` has just found free. */
  launch: (options: {
    port: number;
    host: string | true;
    flags: string[];
  }) => Promise<ViteDevServer | PreviewServer>;
}

/**
 * Runs a command that serves the site until SIGINT or SIGTERM: to this machine only (localhost in IPv4 and IPv6), or with --host to every
 * machine that can reach it. Prints a CommandError and exits with 1; rejects with any other error.
 */
export const serve = ({ name, defaultPort, flags: ownFlags = [], launch }: Command) =>
  runCommand(async () => {
    const { port, flags } = readOptions(defaultPort, [...ownFlags, '--host']);
    const open = flags.includes('--host');
    const hosts = open ? [undefined] : ['127.0.0.1', '::1'];
    await Promise.all(hosts.map((host) => checkPort(port, host, name)));

    const vite = await launch({ port, host: open || '127.0.0.1', flags }).catch((error: Error) => {
      // Another program began to use the port during the build. Vite's error has no code, so its message is searched.
      throw error.message.includes('already in use') ? portError(port, name) : error;
    });
    const forwarder = forwardTo(vite);
    // Sets the time limits on Vite's own server too, where Node checks them every 30 s.
    Object.assign(vite.httpServer ?? {}, waitingTimes);
    if (!open) await listen(forwarder, port, '::1', name);
    for (const signal of ['SIGINT', 'SIGTERM']) {
      // `on`: whoever stops npm and its children sends the signal more than once.
      process.on(signal, () => {
        process.exitCode = 0;
        forwarder.close();
        forwarder.closeAllConnections();
        void vite.close().finally(() => process.exit());
      });
    }
    console.log(`Suood Elevators: http://localhost:${port}`);
    for (const url of vite.resolvedUrls?.network ?? []) console.log(`On the network: ${url}`);
  });

/** Rejects with a CommandError when the port is in use. It runs before the build, which takes several seconds. */
async function checkPort(port: number, host: string | undefined, command: string) {
  const server = createServer();
  if (await listen(server, port, host, command)) await new Promise((done) => server.close(done));
}

/** A server that passes its requests on to Vite's server, which listens on one address only and would not answer on `::1`. */
function forwardTo(vite: ViteDevServer | PreviewServer) {
  return createServer(waitingTimes, (...exchange) =>
    vite.httpServer?.emit('request', ...exchange),
  ).on('upgrade', (...upgrade) => vite.httpServer?.emit('upgrade', ...upgrade));
}
