import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailPath } from '../../src/mail/mailService';
import { askHost } from '../askHost';
import { freePort } from '../freePort';
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

const ask = (target: string, headers = {}, method = 'GET') =>
  askHost(port, target, { method, headers });

const whole = 'User-agent: *\nAllow: /\n';

it.each(['bytes=0-0', 'bytes=9999-', 'bytes=0-1,3-4'])(
  'a range is ignored: the whole file comes for %s',
  async (range) => {
    const { status, headers, text } = await ask('/robots.txt', { range });
    expect([status, headers['content-length'], text]).toEqual([200, '23', whole]);
    expect(headers).not.toHaveProperty('accept-ranges');
  },
);

describe('a request’s method', () => {
  it.each(['PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    '%s on a page or a file is not allowed',
    async (method) => {
      for (const target of ['/', '/about', '/robots.txt']) {
        const { status, headers } = await ask(target, {}, method);
        expect([target, status, headers.allow]).toEqual([target, 405, 'GET, HEAD']);
      }
      expect((await ask('/no-such-floor', {}, method)).status).toBe(404);
    },
  );

  it('an answer to HEAD has the headers of GET, and no body', async () => {
    for (const target of ['/about', '/robots.txt', '/no-such-floor']) {
      const [get, head] = [await ask(target), await ask(target, {}, 'HEAD')];
      for (const one of [get, head]) delete one.headers.date;
      expect([head.status, head.headers]).toEqual([get.status, get.headers]);
      expect([get.text !== '', head.text]).toEqual([true, '']);
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
    const { status, text } = await ask(target);
    expect(status).toBe(404);
    expect(text).not.toMatch(/"type": "module"|root:|Content-Security-Policy|node_modules/);
    expect((await ask('/robots.txt', { cookie: '=;;i18next==%;=\u00E9' })).status).toBe(200);
  });
});

describe('a 304 answer', () => {
  it('a 304 answer has the same Vary, cache time and security headers as the whole answer', async () => {
    for (const target of ['/about', '/robots.txt']) {
      const first = await ask(target);
      const again = await ask(target, { 'if-none-match': first.headers.etag });
      expect([again.status, again.text]).toEqual([304, '']);
      for (const name of ['vary', 'cache-control', 'content-security-policy'])
        expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
    }
  });

  it('a request for another encoding never gets a 304 answer', async () => {
    const { headers } = await ask('/about');
    const other = await ask('/about', { 'if-none-match': headers.etag, 'accept-encoding': 'br' });
    expect(other.status).toBe(200);
  });
});

describe('pages of other origins', () => {
  it('pages of other origins may not send requests to the mail service', async () => {
    for (const origin of ['https://elsewhere.example', 'http://localhost:9999', 'null']) {
      const sent = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      };
      const { status, headers } = await ask(mailPath, sent, 'OPTIONS');
      expect(status).toBe(405);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

// Each visitor has a separate loopback address, such as 127.0.1.7. Only Linux offers these addresses without configuration.
it.skipIf(process.platform !== 'linux')(
  'keeps the messages of 100 visitors who send within a second, each from an address of their own',
  async () => {
    const body = JSON.stringify({ user_id: 'a', service_id: 'b', template_id: 'c' });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
    const post = async (localAddress: string) =>
      (await askHost(port, mailPath, { method: 'POST', headers, localAddress }, body)).status;
    const addresses = Array.from({ length: 100 }, (_, index) => `127.0.1.${index + 1}`);
    const answers = await Promise.all(addresses.map(post));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(readdirSync(`${site.folder}/outbox`)).toHaveLength(100);
  },
);
