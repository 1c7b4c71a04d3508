import { maskedStep } from '../../charts/masked.js';
import { pack, unpack } from '../../charts/plain.js';
import type { Entry } from '../../charts/records';

/** A connection of a page or an inspector to the development server. */
export interface Client {
  send(name: string, message: unknown): void;
}

/** What comes over the channel of the development server. */
interface RelayedMessage {
  readonly key?: unknown;
  readonly message?: unknown;
}

/**
 * Passes messages between the pages and the inspectors of different browsers and devices. Where `key` is set, only those
 * that know it are listened to and told anything. What people have written in `fields` is masked.
 */
export class Relay {
  readonly #admitted = new WeakSet<Client>();

  constructor(
    readonly channel: string,
    readonly key: string | undefined,
    readonly fields: readonly string[],
  ) {}

  /** Passes on what a client has sent to all others that were admitted; returns the pages that it has reported. */
  pass(data: unknown, sender: Client, clients: Iterable<Client>): readonly string[] {
    const { key, message: content } = Object(data) as RelayedMessage;
    if (this.key !== undefined && key !== this.key) return [];
    this.#admitted.add(sender);
    if (!content) return [];
    const message = Object(unpack(content)) as { entries?: unknown };
    const entries = Array.isArray(message.entries) ? (message.entries as readonly Entry[]) : [];
    const masked = {
      ...message,
      ...(Array.isArray(message.entries) && { entries: entries.map((each) => this.#masked(each)) }),
    };
    for (const client of clients)
      if (client !== sender && this.#admitted.has(client)) client.send(this.channel, pack(masked));
    return entries.flatMap((entry) => (entry.type === 'page' ? [entry.page.run] : []));
  }

  #masked(entry: Entry): Entry {
    return entry.type === 'step' ? { ...entry, step: maskedStep(entry.step, this.fields) } : entry;
  }
}
