import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headersFile } from '../../src/hosting/headersFile';
import { securityHeaders } from '../../src/hosting/securityHeaders';
import { mailPath, mailService } from '../../src/mail/mailService';
import { freePort } from '../freePort';
import { hosts } from '../hosts';

let folder: string;
let ends: (() => unknown)[];
beforeEach(async () => {
  ends = [];
  folder = await mkdtemp(path.join(tmpdir(), 'suood-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  await Promise.all(ends.map((end) => end()));
  await rm(folder, { recursive: true });
});

const message = { user_id: 'a', service_id: 'b', template_id: 'c', template_params: {} };

/** Starts the host before the service; `heard` holds the headers of all that comes to the service. */
async function publish(start: (typeof hosts)[number]['start']) {
  const heard: IncomingHttpHeaders[] = [];
  const outbox = path.join(folder, 'outbox');
  const take = mailService({ outbox, to: 'a@b.co', behindProxy: true, log: () => {} });
  const service = createServer((request, response) => {
    heard.push(request.headers);
    void take(request, response, () => response.writeHead(404).end());
  });
  await once(service.listen(0, '127.0.0.1'), 'listening');
  ends.push(() => service.close());
  const root = path.join(folder, 'site');
  await mkdir(root);
  const page = '<!doctype html>';
  await writeFile(path.join(root, 'index.html'), page);
  await writeFile(path.join(root, '_headers'), headersFile(securityHeaders(page)));
  const port = await freePort();
  ends.push(await start(root, port, (service.address() as AddressInfo).port));
  const address = `http://127.0.0.1:${port}${mailPath}`;
  await vi.waitFor(() => fetch(address), 10_000);
  heard.length = 0;
  return { address, heard };
}

for (const { name, start, isHere } of hosts.filter((host) => host.name !== 'npm start')) {
  describe.skipIf(!isHere)(`the mail service behind ${name}`, () => {
    it('hears who sent a message from the host alone, whatever the request says', async () => {
      const { address, heard } = await publish(start);
      const post = (headers: Record<string, string>) =>
        fetch(address, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(message),
        });
      const first = await post({ 'X-Real-IP': '192.0.2.1', 'X-Forwarded-For': '192.0.2.1' });
      expect([first.status, await first.text()]).toEqual([200, 'OK']);
      expect(
        (await post({ 'X-Real-IP': '192.0.2.2', 'X-Forwarded-For': '192.0.2.2' })).status,
      ).toBe(429);
      expect(heard.map((headers) => headers['x-real-ip'])).toEqual(['127.0.0.1', '127.0.0.1']);
    });

    it('bears each header once, and lets no other origin ask', async () => {
      const { address } = await publish(start);
      const answer = await fetch(address, {
        method: 'OPTIONS',
        headers: { Origin: 'https://elsewhere.example' },
      });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toMatch(/^no-(cache|store)$/);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    });

    it('gets no message that is larger than it may be', async () => {
      const { address } = await publish(start);
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: 'm'.repeat(70_000),
      });
      expect(answer.status).toBe(413);
    });
  });
}
