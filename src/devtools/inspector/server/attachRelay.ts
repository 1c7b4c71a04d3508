import type { IncomingMessage, Server } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import type { Entry } from '../../charts/records';
import { messageOf } from '../model/Message.js';

/** The path of the relay's socket on a server, below the server's base path. */
export const socketPath = 'inspector/socket';

/** Relays messages between pages, processes and inspectors on this machine. When a page's socket closes, reports that the page ended. */
export function attachRelay(server: Pick<Server, 'on'>, base = '/'): void {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    if (request.url?.split('?')[0] !== base + socketPath) return;
    if (isTrusted(request))
      sockets.handleUpgrade(request, socket, head, (opened) => listen(opened, sockets.clients));
    else socket.destroy();
  });
}

function listen(client: WebSocket, clients: ReadonlySet<WebSocket>) {
  const runs = new Set<string>();
  const tell = (text: string) => {
    for (const each of clients)
      if (each !== client && each.readyState === WebSocket.OPEN) each.send(text);
  };
  client.on('message', (data) => {
    const text = (data as Buffer).toString();
    for (const run of runsIn(text)) runs.add(run);
    tell(text);
  });
  // After an error, such as a message that is too large, the socket closes.
  client.on('error', () => {});
  client.on('close', () => {
    const entries = [...runs].map((run) => ({ type: 'left', run }) as const);
    if (entries.length > 0) tell(JSON.stringify(messageOf({ type: 'entries', entries })));
  });
}

/** The ids (`run`) of the pages that a message reports. */
function runsIn(text: string): string[] {
  try {
    const { entries = [] } = JSON.parse(text) as { entries?: readonly Entry[] };
    return entries.flatMap((entry) => (entry.type === 'page' ? [entry.page.run] : []));
  } catch {
    // The text is no valid message: the clients that receive it report the problem.
    return [];
  }
}

const loopback = /^((.+\.)?localhost|(::ffff:)?127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/**
 * Whether a request comes from this machine and, if a page sent it, whether a server on this machine serves that page. Checked because any
 * page on the web can open a socket to this server.
 */
function isTrusted({ headers: { origin }, socket }: IncomingMessage): boolean {
  if (!loopback.test(socket.remoteAddress ?? '')) return false;
  if (origin === undefined) return true;
  // A name other than localhost proves nothing: its owner may let it stand for this machine (DNS rebinding).
  return URL.canParse(origin) && loopback.test(new URL(origin).hostname);
}
