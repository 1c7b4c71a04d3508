import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { mailPath, mailService } from '../../src/mail/mailService';

/** The embedded mail service on a port of its own, with an outbox of its own and a clock that is set by hand. */
export interface MailHost {
  /** Where messages are posted to. */
  readonly address: string;
  readonly outbox: string;
  /** The service's time, in milliseconds. */
  now: number;
  /** What has been saved, in order. */
  readonly mails: () => Promise<Email[]>;
  readonly stop: () => Promise<void>;
}

/** Starts the service. */
export async function startMail(): Promise<MailHost> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  const outbox = path.join(folder, 'outbox');
  const host = { now: Date.now() };
  const answer = mailService({
    outbox,
    to: 'to@suood.example',
    now: () => host.now,
    log: () => {},
  });
  const server = createServer((request, response) => {
    void answer(request, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(host, {
    address: `http://127.0.0.1:${port}${mailPath}`,
    outbox,
    mails: async () => {
      const files = (await readdir(outbox)).toSorted();
      return Promise.all(
        files.map(async (file) => PostalMime.parse(await readFile(path.join(outbox, file)))),
      );
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  });
}
