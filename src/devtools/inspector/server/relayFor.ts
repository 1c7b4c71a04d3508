import { randomBytes } from 'node:crypto';
import type { ResolvedConfig } from 'vite';
import { Relay } from './Relay.js';

/** The name of the messages between pages and inspectors. */
export const channel = 'state-inspector';

/** Whether other machines can reach the server. */
const isOpen = ({ server: { host } }: ResolvedConfig) =>
  host !== undefined && host !== false && !/^(localhost|127\..*|::1)$/.test(String(host));

/**
 * The relay of a Vite server. Where other machines can reach it, only those that know the key in the address that the terminal shows. What
 * people write in `fields` is masked.
 */
export function relayFor(config: ResolvedConfig, fields: readonly string[]): Relay {
  const key = isOpen(config) ? randomBytes(9).toString('base64url') : undefined;
  if (key)
    config.logger.warn(
      `Other devices can be watched: open /inspector.html?key=${key} here, /?inspect=local&key=${key} there.\n` +
        'Whoever has the key sees what these pages do, and can send them events.',
    );
  return new Relay(channel, key, fields);
}
