import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { ResolvedConfig } from 'vite';
import { type WebSocket, WebSocketServer } from 'ws';
import { maskedStep } from '../../charts/masked.js';
import { pack, unpack } from '../../charts/plain.js';
import type { Entry } from '../../charts/records';
import { messageOf } from '../model/Message.js';

/** Where pages, processes and inspectors reach the relay of a server. */
export const socketPath = '/inspector/socket';

/** A connection of a page, a process or an inspector. */
export type Client = Pick<WebSocket, 'send'>;

/**
 * Passes messages between the pages and the inspectors of different browsers and devices. Where `key` is set, only those
 * that know it are listened to and told anything. What people have written in `fields` is masked.
 */
export class Relay {
  readonly #admitted = new Set<Client>();
  readonly #key: string | undefined;
  readonly #fields: readonly string[];

  constructor(key: string | undefined, fields: readonly string[]) {
    this.#key = key;
    this.#fields = fields;
  }

  /** Passes on what a client has sent to all others that were admitted; returns the pages that it has reported. */
  pass(data: unknown, sender: Client): readonly string[] {
    const { key, message: content } = Object(data) as { key?: unknown; message?: unknown };
    if (this.#key !== undefined && key !== this.#key) return [];
    this.#admitted.add(sender);
    if (!content) return [];
    const message = Object(unpack(content)) as { entries?: unknown };
    const entries = Array.isArray(message.entries) ? (message.entries as readonly Entry[]) : [];
    this.#tell(
      { ...message, ...(message.entries ? { entries: entries.map(this.#masked) } : {}) },
      sender,
    );
    return entries.flatMap((entry) => (entry.type === 'page' ? [entry.page.run] : []));
  }

  /** Has a server pass on what comes by sockets at `socketPath`; a page whose socket closes has ended. */
  attach(server: Pick<Server, 'on'>): void {
    const sockets = new WebSocketServer({ noServer: true });
    server.on('upgrade', (request: IncomingMessage, socket, head) => {
      if (request.url?.split('?')[0] !== socketPath) return;
      if (isTrusted(request))
        sockets.handleUpgrade(request, socket, head, (opened) => this.#listen(opened));
      else socket.destroy();
    });
  }

  #listen(client: WebSocket) {
    const runs = new Set<string>();
    client.on('message', (data) => {
      try {
        for (const run of this.pass(JSON.parse((data as Buffer).toString()), client)) runs.add(run);
      } catch {
        // It is no message of an inspector, or a broken one.
      }
    });
    client.on('close', () => {
      this.#admitted.delete(client);
      const entries = [...runs].map((run) => ({ type: 'left', run }) as const);
      if (entries.length > 0) this.#tell(messageOf({ type: 'entries', entries }), client);
    });
  }

  #tell(message: object, sender: Client) {
    const text = JSON.stringify(pack(message));
    for (const client of this.#admitted) if (client !== sender) client.send(text);
  }

  readonly #masked = (entry: Entry): Entry =>
    entry.type === 'step' ? { ...entry, step: maskedStep(entry.step, this.#fields) } : entry;
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** Whether a request comes from no page, from one of the server's own, or from one that this machine serves: any page can open sockets. */
function isTrusted({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.host === host || loopback.test(url.hostname);
}

/**
 * The relay of a Vite server. Where other machines can reach it, only those that know the key in the address that the terminal shows. What
 * people write in `fields` is masked.
 */
export function relayFor(config: ResolvedConfig, fields: readonly string[]): Relay {
  const { host = false } = config.server;
  const isOpen = host !== false && !loopback.test(String(host));
  const key = isOpen ? randomBytes(9).toString('base64url') : undefined;
  if (key)
    config.logger.warn(
      `Other devices can be watched: open /inspector.html?key=${key} here, /?inspect=local&key=${key} there.\n` +
        'Whoever has the key sees what these pages do, and can send them events.',
    );
  return new Relay(key, fields);
}
