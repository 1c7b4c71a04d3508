import type { IncomingMessage, Server } from 'node:http';
import { WebSocketServer } from 'ws';
import { pack } from '../../charts/plain.js';
import { messageOf } from '../model/Message.js';
import type { Client, Relay } from './Relay';

/** Where pages, processes and inspectors reach the relay of a server. */
export const socketPath = '/inspector/socket';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether a request comes from no page, from one of the server's own, or from one that this machine serves: any page can open sockets. */
function isTrusted({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.host === host || loopback.test(url.hostname);
}

/** Has a server pass on what comes by sockets at `socketPath`; a page whose socket closes has ended. */
export function attachRelay(server: Pick<Server, 'on'>, relay: Relay): void {
  const sockets = new WebSocketServer({ noServer: true });
  const clients = new Set<Client>();
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    if (request.url?.split('?')[0] !== socketPath) return;
    if (!isTrusted(request)) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const client: Client = { send: (_, message) => opened.send(JSON.stringify(message)) };
      const runs = new Set<string>();
      clients.add(client);
      opened.on('message', (data) => {
        try {
          const message: unknown = JSON.parse((data as Buffer).toString());
          for (const run of relay.pass(message, client, clients)) runs.add(run);
        } catch {
          // It is no message of an inspector, or a broken one.
        }
      });
      opened.on('close', () => {
        clients.delete(client);
        const entries = [...runs].map((run) => ({ type: 'left', run }) as const);
        const left = pack(messageOf({ type: 'entries', entries }));
        if (entries.length > 0) relay.pass({ key: relay.key, message: left }, client, clients);
      });
    });
  });
}
