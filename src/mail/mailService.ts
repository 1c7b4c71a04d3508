import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { composeMessage } from './composeMessage.js';
import { parsePayload } from './parsePayload.js';
import { readBody } from './readBody.js';
import { Refusal } from './Refusal.js';
import { saveMessage } from './saveMessage.js';

/** The path that EmailJS's client posts to (specification, section 7). */
export const mailPath = '/api/v1.0/email/send';

/** How long, in milliseconds, the rest of a refused request may go on arriving, so that its sender reads the answer and not a broken connection. */
const patience = 500;

interface MailServiceOptions {
  /** The folder that takes the messages. */
  outbox: string;
  /** The address that the messages go to. */
  to: string;
  /** The time in milliseconds. */
  now?: () => number;
  log?: (line: string) => void;
}

/**
 * Makes the middleware that stands in for EmailJS on the site's own server: it refuses what EmailJS refuses
 * and saves the rest as .eml files. It asks for the method, the type, the size, the JSON, the ids and the
 * parameters in this order, and for the rate last: a refused request does not count against the one accepted a second.
 */
export function mailService({ outbox, to, now = Date.now, log = console.log }: MailServiceOptions) {
  let acceptedAt = -Infinity;

  async function accept(request: IncomingMessage) {
    if (request.method !== 'POST') throw new Refusal(405, 'Use POST', { Allow: 'POST' });
    if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
      throw new Refusal(415, 'The content type must be application/json');
    }
    const message = parsePayload(await readBody(request));
    const time = now();
    // A clock that was set back must not close the service until it has caught up.
    if (time >= acceptedAt && time < acceptedAt + 1000) {
      throw new Refusal(429, 'Too many requests: one message a second', { 'Retry-After': '1' });
    }
    acceptedAt = time;
    const date = new Date(time);
    const file = await saveMessage(outbox, await composeMessage(message, to, date), date);
    log(`Message saved: ${path.relative(process.cwd(), file)}`);
  }

  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.url?.split('?')[0] !== mailPath) return next();
    try {
      await accept(request);
      answer(response, 200, 'OK');
    } catch (error) {
      if (error instanceof Refusal) {
        request.resume();
        setTimeout(() => request.complete || request.destroy(), patience).unref();
        answer(response, error.status, error.message, error.headers);
      } else if (request.complete) {
        log(`Message not saved: ${error instanceof Error ? error.message : String(error)}`);
        answer(response, 500, 'The message could not be saved');
      }
    }
  };
}

function answer(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
) {
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    })
    .end(text);
}
