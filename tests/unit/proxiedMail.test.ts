import { chmod, mkdir, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { headersFile } from '../../src/hosting/headersFile';
import { securityHeaders } from '../../src/hosting/securityHeaders';
import { mailPath } from '../../src/mail/mailService';
import { postMessage } from '../postMessage';
import { startMail } from '../startMail';
import { freePort } from '../freePort';
import { hosts } from '../hosts';

const ends: (() => unknown)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

/** Starts the mail service, and the host as its proxy. `heard` collects the headers of all requests that reach the service. */
async function publish(start: (typeof hosts)[number]['start']) {
  const heard: IncomingHttpHeaders[] = [];
  const service = await startMail({ behindProxy: true });
  service.server.on('request', ({ headers }: IncomingMessage) => heard.push(headers));
  // The host may run as another user, who must be able to read this folder.
  await chmod(service.folder, 0o755);
  const root = path.join(service.folder, 'site');
  await mkdir(root);
  const page = '<!doctype html>';
  await writeFile(path.join(root, 'index.html'), page);
  await writeFile(path.join(root, '_headers'), headersFile(securityHeaders(page)));
  const port = await freePort();
  const end = await start(root, port, Number(new URL(service.address).port));
  ends.push(async () => {
    await end();
    await service.stop();
  });
  const address = `http://127.0.0.1:${port}${mailPath}`;
  await vi.waitFor(() => fetch(address), 50_000);
  heard.length = 0;
  return { address, heard };
}

for (const { name, start, isHere } of hosts.filter((host) =>
  ['nginx', 'Caddy'].includes(host.name),
)) {
  describe.skipIf(!isHere)(`the mail service behind ${name}`, () => {
    it('the mail service takes the sender’s IP address from the proxy, and ignores forged headers', async () => {
      const { address, heard } = await publish(start);
      const post = (client: string) =>
        postMessage(address, {}, { 'X-Real-IP': client, 'X-Forwarded-For': client });
      const first = await post('192.0.2.1');
      expect([first.status, await first.text()]).toEqual([200, 'OK']);
      expect((await post('192.0.2.2')).status).toBe(429);
      expect(heard.map((headers) => headers['x-real-ip'])).toEqual(['127.0.0.1', '127.0.0.1']);
    });

    it('a proxied mail service answers with each header once, and lets no page of another origin use it', async () => {
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

    it.runIf(name === 'nginx')(
      'gets only a part of a flood of requests from one address',
      async () => {
        const { address, heard } = await publish(start);
        const flood = await Promise.all(Array.from({ length: 60 }, () => fetch(address)));
        expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([405, 429]));
        expect(heard.length).toBeLessThan(60);
      },
    );

    it('a proxy passes no message above the size limit to the mail service', async () => {
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
