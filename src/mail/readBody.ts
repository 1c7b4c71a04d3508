import type { IncomingMessage } from 'node:http';
import { HttpError } from './HttpError.js';

/** The largest request body in bytes that the mail service reads (EmailJS documents 50 kB). */
const maximumBody = 50_000;

/** Reads a request's body. Throws a 413 HttpError as soon as more than 50 000 bytes are announced or received. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length']) > maximumBody) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // A plain `for await` would destroy the connection when the loop ends early, and the client would get no answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maximumBody) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge() {
  return new HttpError(413, 'The message is too large: 50 kB at most');
}
