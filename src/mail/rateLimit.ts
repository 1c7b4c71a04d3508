import { HttpError } from './HttpError.js';

/** How long a client must wait between two messages, in milliseconds. */
const pause = 1000;

/** Makes a function that takes a client's address and the time. It throws a 429 HttpError for a second message within a second. */
export function rateLimit() {
  const acceptedAt = new Map<string, number>();
  return (client: string, time: number) => {
    // Forgets who need not wait any longer. Where `time < at`, the clock was set back, and the client would wait too long.
    for (const [other, at] of acceptedAt)
      if (time < at || time >= at + pause) acceptedAt.delete(other);
    if (acceptedAt.has(client))
      throw new HttpError(429, 'Too many requests: one message a second', { 'Retry-After': '1' });
    acceptedAt.set(client, time);
  };
}
