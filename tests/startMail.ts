import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { mailPath, mailService } from '../src/mail/mailService';

/** The embedded mail service on a port of its own, with an outbox of its own and a clock that is set by hand. */
export interface MailHost {
  /** Where messages are posted to. */
  readonly address: string;
  /** The folder that the outbox lies in, and nothing else. */
  readonly folder: string;
  readonly outbox: string;
  readonly server: Server;
  /** What it has logged. */
  readonly lines: readonly string[];
  /** The service's time, in milliseconds. */
  now: number;
  /** The names of the files in the outbox, in order; none where there is no outbox. */
  readonly saved: () => Promise<string[]>;
  /** What has been saved, in order. */
  readonly mails: () => Promise<Email[]>;
  readonly stop: () => Promise<void>;
}

/** Starts the service; the options are the service's own. */
export async function startMail(
  options: Partial<Parameters<typeof mailService>[0]> = {},
): Promise<MailHost> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  const outbox = path.join(folder, 'outbox');
  const lines: string[] = [];
  const host = { now: Date.now() };
  const answer = mailService({
    outbox,
    to: 'to@suood.example',
    now: () => host.now,
    log: (line) => lines.push(line),
    ...options,
  });
  const server = createServer((request, response) => {
    void answer(request, response, () => response.writeHead(404).end());
  });
  // It closes no connection by itself: a test that has kept one would find it closed just as it sends.
  server.keepAliveTimeout = 0;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const saved = async () => (await readdir(outbox).catch((): string[] => [])).toSorted();
  return Object.assign(host, {
    address: `http://127.0.0.1:${port}${mailPath}`,
    folder,
    outbox,
    server,
    lines,
    saved,
    mails: async () =>
      Promise.all(
        (await saved()).map(async (file) =>
          PostalMime.parse(await readFile(path.join(outbox, file))),
        ),
      ),
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
      await rm(folder, { recursive: true });
    },
  });
}
