import type { IncomingMessage } from 'node:http';
import { Refusal } from './Refusal.js';

/** The largest request body in bytes that the mail service reads (EmailJS documents 50 kB). */
const maximumBody = 50_000;

/** Reads a request's body; throws a 413 Refusal, keeping nothing more, as soon as it is larger than maximumBody. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length']) > maximumBody) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving a plain `for await` would destroy the connection, and with it the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maximumBody) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge() {
  return new Refusal(413, 'The message is too large: 50 kB at most');
}
