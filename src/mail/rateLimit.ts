import { HttpError } from './HttpError.js';

/** How long a client must wait between two messages, in milliseconds. */
const pause = 1000;

/** How many clients are remembered. If there are more, those that need not wait any longer are forgotten. */
const crowd = 1000;

const isTooSoon = (then: number, time: number) => time >= then && time < then + pause;

/** Makes a function that takes a client's address and the time. It throws a 429 HttpError for a second message within a second. */
export function rateLimit() {
  const acceptedAt = new Map<string, number>();
  return (client: string, time: number) => {
    // If the clock was set back, `then` is in the future. `isTooSoon` accepts the message, or the client would wait too long.
    const then = acceptedAt.get(client);
    if (then !== undefined && isTooSoon(then, time))
      throw new HttpError(429, 'Too many requests: one message a second', { 'Retry-After': '1' });
    if (acceptedAt.size >= crowd)
      for (const [other, at] of acceptedAt) if (!isTooSoon(at, time)) acceptedAt.delete(other);
    acceptedAt.set(client, time);
  };
}
