import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { bodyText, composeMessage, type Sender } from './composeMessage.js';
import { dailyCap } from './dailyCap.js';
import { parsePayload, type Payload } from './parsePayload.js';
import { readBody } from './readBody.js';
import { HttpError } from './HttpError.js';
import { rateLimit } from './rateLimit.js';
import { OutboxFull, type OutboxLimits, saveMessage } from './saveMessage.js';

/** The path that EmailJS's client posts to (specification, section 7). */
export const mailPath = '/api/v1.0/email/send';

/** How long the rest of a refused request is read, in milliseconds: if the connection broke at once, the sender would miss the answer. */
const drainTime = 500;

/** The limits of a day's digest, low enough that mail servers accept it as one e-mail. */
const digestLimits: OutboxLimits = { messages: 500, bytes: 5_000_000 };

interface MailServiceOptions {
  /** The folder where messages are saved. */
  outbox: string;
  /** How much the outbox may hold; by default 10,000 messages and 200 MB. */
  limits?: OutboxLimits;
  /** The folder for texts of suspected spam, and of a network that sent many messages today; by default, they are saved like all others. */
  digest?: string;
  /** The recipients' e-mail addresses, with commas between them. */
  to: string;
  /** The sender; by default `no-reply@` at the recipients' domain. */
  from?: Sender;
  /** Whether a proxy on this machine forwards the requests and names the client in the header X-Real-IP. */
  behindProxy?: boolean;
  /** Called with the name of each file that was saved. */
  onSaved?: (name: string) => void | Promise<void>;
  /** Called with the error of each message that could not be saved. */
  onFailed?: (error: unknown) => void;
  /**
   * Resolves after the first attempt to send a saved message, with whether it was sent. A request with `Prefer: wait` is answered after
   * that attempt; its answer 202 means saved but not sent yet.
   */
  isSent?: (name: string) => Promise<boolean>;
  /** Whether saved messages can be sent. If not, requests other than POST are answered with 503. */
  isWell?: () => boolean;
  /** The time in milliseconds since 1970. */
  now?: () => number;
  /** Called with one line about each message; by default `console.log`. */
  log?: (line: string) => void;
}

/**
 * Middleware that replaces EmailJS on the site's own server: refuses the requests that EmailJS refuses, and saves all other messages as
 * .eml files. Checks the rate last, so that a refused request does not count as the one message that a client may send each second.
 */
export function mailService({
  outbox,
  limits,
  digest,
  to,
  from,
  behindProxy = false,
  onSaved,
  onFailed,
  isSent = async () => true,
  isWell = () => true,
  now = Date.now,
  log = console.log,
}: MailServiceOptions) {
  const limit = rateLimit();
  const isTooMany = dailyCap();

  async function accept(request: IncomingMessage) {
    if (request.method !== 'POST' && !isWell())
      throw new HttpError(503, 'The mail service needs attention');
    if (request.method !== 'POST') throw new HttpError(405, 'Use POST', { Allow: 'POST' });
    if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
      throw new HttpError(415, 'The content type must be application/json');
    }
    const payload = parsePayload(await readBody(request));
    const time = now();
    const client = clientOf(request, behindProxy);
    limit(client, time);
    const name = await keep(payload, client, new Date(time));
    if (request.headers.prefer === 'wait' && !(name && (await isSent(name))))
      throw new HttpError(202, 'The message is kept, and not sent yet');
  }

  /** Saves a message. Resolves with its file's name if it is sent as its own e-mail, and with undefined if it goes into the digest. */
  async function keep({ message, isSuspected }: Payload, client: string, date: Date) {
    if (digest !== undefined && (isSuspected || isTooMany(client, date.getTime()))) {
      const why = isSuspected ? 'a program seems to have written it' : 'its network has sent many';
      const text = `${date.toUTCString()}: ${why}\n\n${bodyText(message)}`;
      await saveMessage(digest, Buffer.from(text), date, digestLimits, '.txt').catch((error) => {
        throw error instanceof OutboxFull ? new HttpError(429, 'Too many messages today') : error;
      });
      return undefined;
    }
    const email = await composeMessage(message, to, date, from, isSuspected);
    const file = await saveMessage(outbox, email, date, limits);
    log(`Message saved: ${path.relative(process.cwd(), file)}`);
    await onSaved?.(path.basename(file));
    return path.basename(file);
  }

  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.url?.split('?')[0] !== mailPath) return next();
    try {
      await accept(request);
      answer(response, 200, 'OK');
    } catch (error) {
      if (error instanceof HttpError) {
        request.resume();
        setTimeout(() => request.complete || request.destroy(), drainTime).unref();
        answer(response, error.status, error.message, error.headers);
      } else if (request.complete) {
        log(`Message not saved: ${error instanceof Error ? error.message : String(error)}`);
        onFailed?.(error);
        answer(response, 500, 'The message could not be saved');
      }
    }
  };
}

/** The IP address of a request's sender. */
function clientOf({ socket, headers }: IncomingMessage, behindProxy: boolean): string {
  const named = headers['x-real-ip'];
  return (behindProxy && typeof named === 'string' && named) || (socket.remoteAddress ?? '');
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
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    })
    .end(text);
}
