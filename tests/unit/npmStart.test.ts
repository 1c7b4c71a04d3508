import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../freePort';
import { sendBytes } from '../sendBytes';
import { SmallSite } from '../SmallSite';

let site: SmallSite;
let port: number;
beforeAll(async () => {
  site = new SmallSite();
  site.write('public/robots.txt', 'User-agent: *\nAllow: /\n');
  port = await freePort();
  await site.run('start', { PORT: String(port) }).prints('Suood Elevators: ');
});
afterAll(() => site.remove());

/** Makes one request on a connection that it has closed. */
const ask = (target: string, { method = 'GET', headers = [] as readonly string[] } = {}) =>
  sendBytes(
    `${[`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`,
    port,
  );

const whole = 'User-agent: *\nAllow: /\n';

it.each(['bytes=0-0', 'bytes=9999-', 'bytes=0-1,3-4'])(
  'a range is ignored: the whole file comes for %s',
  async (range) => {
    const { status, headers, body } = await ask('/robots.txt', { headers: [`Range: ${range}`] });
    expect([status, headers.get('content-length'), String(body)]).toEqual([200, '23', whole]);
    expect(headers.has('accept-ranges')).toBe(false);
  },
);

describe('a method', () => {
  it.each(['PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    '%s on a page or a file is not allowed',
    async (method) => {
      for (const target of ['/', '/about', '/robots.txt']) {
        const { status, headers } = await ask(target, { method });
        expect([target, status, headers.get('allow')]).toEqual([target, 405, 'GET, HEAD']);
      }
      expect((await ask('/no-such-floor', { method })).status).toBe(404);
    },
  );

  it('HEAD has the headers of GET, and no body', async () => {
    for (const target of ['/about', '/robots.txt', '/no-such-floor']) {
      const [get, head] = [await ask(target), await ask(target, { method: 'HEAD' })];
      for (const one of [get, head]) one.headers.delete('date');
      expect([head.status, head.headers]).toEqual([get.status, get.headers]);
      expect([get.body.length > 0, head.body.length]).toEqual([true, 0]);
    }
  });
});

describe('an address', () => {
  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/../../package.json',
    '/..%5cpackage.json',
    '/..\\package.json',
    '//../package.json',
    '/%00',
    '/robots.txt%00',
    '/robots.txt%0d%0aX:%20y',
    '/%',
    '/%ff%fe',
    '/%c0%ae%c0%ae/package.json',
    '/%252e%252e/package.json',
    '//etc/passwd',
    '/_en/../../package.json',
    '/robots.txt/',
    '/.well-known/../_headers',
    '/.git/config',
    '/locales',
    '/src/main.tsx',
  ])('%s leads nowhere, and the site goes on', async (target) => {
    const { status, body } = await ask(target);
    expect(status).toBe(404);
    expect(String(body)).not.toMatch(/"type": "module"|root:|Content-Security-Policy|node_modules/);
    expect((await ask('/robots.txt', { headers: ['Cookie: =;;i18next==%;=\u00E9'] })).status).toBe(
      200,
    );
  });
});

describe('an answer that nothing changed', () => {
  it('bears what the whole answer would: Vary, the cache time and the security headers', async () => {
    for (const target of ['/about', '/robots.txt']) {
      const first = await ask(target);
      const again = await ask(target, { headers: [`If-None-Match: ${first.headers.get('etag')}`] });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      for (const name of ['vary', 'cache-control', 'content-security-policy'])
        expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    }
  });

  it('is never given for another language or encoding', async () => {
    const { headers } = await ask('/about');
    const tag = `If-None-Match: ${headers.get('etag')}`;
    const other = await ask('/about', { headers: [tag, 'Accept-Encoding: br'] });
    expect(other.status).toBe(200);
  });
});

describe('pages of other origins', () => {
  it('may not ask the mail service', async () => {
    for (const origin of ['https://elsewhere.example', 'http://localhost:9999', 'null']) {
      const { status, headers } = await ask('/api/v1.0/email/send', {
        method: 'OPTIONS',
        headers: [
          `Origin: ${origin}`,
          'Access-Control-Request-Method: POST',
          'Access-Control-Request-Headers: content-type',
        ],
      });
      expect(status).toBe(405);
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

// Other systems than Linux have but one address of their own.
it.skipIf(process.platform !== 'linux')(
  'keeps the messages of 100 visitors who send within a second, each from an address of their own',
  async () => {
    const body = JSON.stringify({ user_id: 'a', service_id: 'b', template_id: 'c' });
    const post = async (localAddress: string) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
      const path = '/api/v1.0/email/send';
      const message = request({
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers,
        localAddress,
      });
      message.end(body);
      const [answer] = (await once(message, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    const addresses = Array.from({ length: 100 }, (_, index) => `127.0.1.${index + 1}`);
    const answers = await Promise.all(addresses.map(post));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(readdirSync(`${site.folder}/outbox`)).toHaveLength(100);
  },
);
