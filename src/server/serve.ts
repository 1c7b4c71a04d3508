import { createServer } from 'node:http';
import type { PreviewServer, ViteDevServer } from 'vite';
import { Complaint } from './Complaint.js';
import { listen, portTaken } from './listen.js';
import { readOptions } from './readOptions.js';

interface Command {
  /** What a developer types. */
  name: string;
  defaultPort: number;
  /** The flags that it knows beside --host. */
  flags?: string[];
  /** Starts Vite's server on the port, without trying other ports, once the port is known to be free. */
  launch: (options: {
    port: number;
    host: string | true;
    flags: string[];
  }) => Promise<ViteDevServer | PreviewServer>;
}

/** Runs a command that serves the site: on this machine only (localhost in IPv4 and IPv6), or with --host for every machine that can reach it. */
export async function serve({ name, defaultPort, flags: ownFlags = [], launch }: Command) {
  try {
    const { port, flags } = readOptions(defaultPort, [...ownFlags, '--host']);
    const open = flags.includes('--host');
    const hosts = open ? [undefined] : ['127.0.0.1', '::1'];
    await Promise.all(hosts.map((host) => probe(port, host, name)));

    const vite = await launch({ port, host: open || '127.0.0.1', flags }).catch((error: Error) => {
      // Someone took the port during the build. Vite's own error has no code.
      throw error.message.includes('already in use') ? portTaken(port, name) : error;
    });
    const mirror = mirrorOf(vite);
    if (!open) await listen(mirror, port, '::1', name);
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => {
        process.exitCode = 0;
        mirror.close();
        mirror.closeAllConnections();
        void vite.close().finally(() => process.exit());
      });
    }
    console.log(`Suood Elevators: http://localhost:${port}`);
    for (const url of vite.resolvedUrls?.network ?? []) console.log(`On the network: ${url}`);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Finds out before a slow start whether a port is free. */
async function probe(port: number, host: string | undefined, command: string) {
  const server = createServer();
  if (await listen(server, port, host, command)) await new Promise((done) => server.close(done));
}

/** Vite's server listens on one address only: this one passes what comes to another address on to it. */
function mirrorOf(vite: ViteDevServer | PreviewServer) {
  return createServer((...exchange) => vite.httpServer?.emit('request', ...exchange)).on(
    'upgrade',
    (...upgrade) => vite.httpServer?.emit('upgrade', ...upgrade),
  );
}
