import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../freePort';
import { sendBytes } from '../sendBytes';
import { SmallSite } from '../SmallSite';

vi.setConfig({ testTimeout: 30_000 });

let site: SmallSite;
let port: number;
beforeAll(async () => {
  site = new SmallSite();
  site.write('public/robots.txt', 'User-agent: *\nAllow: /\n');
  port = await freePort();
  await site.run('start', { PORT: String(port) }).prints('Suood Elevators: ');
}, 60_000);
afterAll(() => site.remove());

/** Makes one request on a connection that it has closed. */
const ask = (target: string, { method = 'GET', headers = [] as readonly string[] } = {}) =>
  sendBytes(
    `${[`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`,
    port,
  );

const whole = 'User-agent: *\nAllow: /\n';

describe('a range', () => {
  it.each([
    'bytes=0-0',
    'bytes=5-2',
    'bytes=-10',
    'bytes=5-',
    'bytes=0-9999',
    'bytes=9999-',
    'bytes=0-1,3-4',
    'bytes=-0',
    'bytes=a-b',
    'items=0-1',
    'bytes=',
  ])('%s is ignored: the whole file comes', async (range) => {
    const { status, headers, body } = await ask('/robots.txt', { headers: [`Range: ${range}`] });
    expect([status, headers.get('content-length'), String(body)]).toEqual([200, '23', whole]);
    expect(headers.has('accept-ranges')).toBe(false);
  });
});

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
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%5cpackage.json',
    '/..\\package.json',
    '//../package.json',
    '/./../package.json',
    '/about/../../package.json',
    '/%00',
    '/robots.txt%00',
    '/%',
    '/%c0%ae%c0%ae/package.json',
    '/%252e%252e/package.json',
    '/etc/passwd',
    '//etc/passwd',
    '/_en/../../package.json',
    '/robots.txt/',
    '/robots.txt/..%2f..%2fpackage.json',
    '/.well-known/../../package.json',
    '/.well-known/../_headers',
    '/.git/config',
    '/locales',
    '/file:///etc/passwd',
    '/....//....//package.json',
    '/src/main.tsx',
  ])('%s leads nowhere', async (target) => {
    const { status, body } = await ask(target);
    expect(status).toBe(404);
    expect(String(body)).not.toMatch(/"type": "module"|root:|Content-Security-Policy/);
  });
});

const close = 'Connection: close\r\n\r\n';
const get = (...headers: readonly string[]) =>
  `${['GET /robots.txt HTTP/1.1', 'Host: localhost', ...headers].join('\r\n')}\r\n${close}`;
const at = (text: string) => `GET ${text} HTTP/1.1\r\nHost: localhost\r\n${close}`;
const line = (text: string) => `${text}\r\nHost: localhost\r\n${close}`;
const toMail = (head: string, body = '') =>
  `POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n${head}\r\n\r\n${body}`;

/** What is wrong with a request, its bytes, and the status of the right answer. */
const malformed: readonly (readonly [string, string | Buffer, number])[] = [
  ['a line of one word', 'GET\r\n\r\n', 400],
  ['a version of the future', line('GET / HTTP/9.9'), 400],
  ['a method that nobody knows', line('FLY / HTTP/1.1'), 400],
  ['a null byte in the address', line('GET /robots.txt\0 HTTP/1.1'), 400],
  ['an address with a space', line('GET /robots .txt HTTP/1.1'), 400],
  ['an address without a slash', at('robots.txt'), 400],
  ['an address of 20,000 letters', at(`/${'x'.repeat(20_000)}`), 431],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xFC\x03\x03', 400],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['noise', Buffer.from(Array.from({ length: 256 }, (_, index) => 255 - index)), 400],
  ['a lone percent sign', at('/%'), 404],
  ['an escape that is no UTF-8', at('/%ff%fe'), 404],
  ['an overlong escape', at('/%c0%af'), 404],
  ['an escaped line break', at('/robots.txt%0d%0aX:%20y'), 404],
  ['no Host', `GET / HTTP/1.1\r\n${close}`, 400],
  ['a space before the colon', get('X : y'), 400],
  ['a value with a null byte', get('X: y\0z'), 400],
  ['a value with a lone carriage return', get('X: y\rZ: a'), 400],
  ['a folded value', get('X: y', ' z'), 400],
  ['line breaks without carriage returns', 'GET / HTTP/1.1\nHost: localhost\n X: y\n\n', 400],
  ['5,000 headers', get(...Array.from({ length: 5000 }, (_, index) => `X${index}: y`)), 431],
  ['a Cookie of nonsense', get('Cookie: =;;i18next==%;=\u00E9'), 200],
  ['a negative length', toMail('Content-Length: -1'), 400],
  ['a length beyond all numbers', toMail(`Content-Length: ${'9'.repeat(40)}`), 400],
  ['two lengths', toMail('Content-Length: 2\r\nContent-Length: 3', '{}'), 400],
  ['a length and chunks', toMail('Content-Length: 2\r\nTransfer-Encoding: chunked', '{}'), 400],
  ['a coding that looks like chunks', toMail('Transfer-Encoding: xchunked', '0\r\n\r\n'), 400],
  [
    'a chunk longer than it says',
    toMail('Transfer-Encoding: chunked', '1\r\n{}\r\n0\r\n\r\n'),
    400,
  ],
];

describe('a malformed request', () => {
  it.each(malformed)('with %s is refused, and the site goes on', async (_, bytes, status) => {
    const answer = await sendBytes(bytes, port);
    expect(answer.status).toBe(status);
    expect(String(answer.body)).not.toMatch(/ at |node_modules|\/src\//);
    expect((await ask('/robots.txt')).status).toBe(200);
  });
});

describe('a compressed copy', () => {
  it.each([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('for "%s" is %s', async (accepted, encoding) => {
    const read = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const target of ['/robots.txt', '/no-such-floor']) {
      const { headers, body } = await ask(target, { headers: [`Accept-Encoding: ${accepted}`] });
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(headers.get('vary')).toContain('Accept-Encoding');
      const text = String(encoding ? read[encoding as keyof typeof read](body) : body);
      expect(text).toMatch(target === '/robots.txt' ? /^User-agent/ : /^<!doctype html>/);
    }
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
