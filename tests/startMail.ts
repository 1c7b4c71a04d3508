import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { mailPath, mailService } from '../src/mail/mailService';

export type MailHost = Awaited<ReturnType<typeof startMail>>;

/** Starts the mail service on a free port. A test sets the service's clock by `now`. */
export async function startMail(options: Partial<Parameters<typeof mailService>[0]> = {}) {
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
  // Keeps idle connections open: otherwise the server could close one just as a test sends over it.
  server.keepAliveTimeout = 0;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  /** The names of the files in the outbox, in order; none where there is no outbox. */
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
