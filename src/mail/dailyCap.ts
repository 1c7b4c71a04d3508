import { isIPv4, isIPv6 } from 'node:net';
import { day } from './day.js';

/** How many messages a day from one network are sent as single e-mails; further messages go into the digest. */
export const messagesADay = 50;

/** How many networks are counted. If there are more, all counts start again from zero. */
const crowd = 100_000;

/** The network of an address: the first 24 bits of IPv4, or 64 of IPv6. Returns any other text unchanged. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.split('.', 3).join('.');
  if (!isIPv6(plain)) return plain;
  const [start = [], end = []] = plain
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  const groups = [...start, ...zeros, ...end].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16)).join(':');
}

/**
 * Makes a function that counts the messages of each network per day (UTC). It takes a client's address and the time, and returns whether
 * this message exceeds the limit.
 */
export function dailyCap() {
  const counts = new Map<string, number>();
  let today = 0;
  return (client: string, time: number): boolean => {
    const date = Math.floor(time / day);
    if (date !== today || counts.size >= crowd) counts.clear();
    today = date;
    const network = networkOf(client);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count > messagesADay;
  };
}
