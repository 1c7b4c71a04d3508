import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type RequestListener } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { boundWaiting } from '../../src/server/boundWaiting';
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
    'http://localhost',
    'http://localhost/',
    'http://localhost/about',
    'HTTP://suood/about?a=b',
  ])('%s is served as a whole', async (target) => {
    const { status, headers } = await ask(target);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8']);
  });

  it('of the mail may be whole, too', async () => {
    const { status, headers } = await ask('http://localhost/api/v1.0/email/send');
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

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

describe('a compressed copy', () => {
  it.each([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['gzip;q=0, *', 'br'],
    ['BR; Q=1', 'br'],
    ['identity', undefined],
    ['brotli', undefined],
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
  it('bears what the whole answer would: Vary, the tag, the cache time and the security headers', async () => {
    for (const target of ['/about', '/robots.txt']) {
      const first = await ask(target);
      const again = await ask(target, { headers: [`If-None-Match: ${first.headers.get('etag')}`] });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      for (const name of ['vary', 'etag', 'cache-control', 'content-security-policy'])
        expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    }
  });

  it.each([
    ['If-None-Match: *', 304],
    ['If-None-Match: "other"', 200],
    [`If-Modified-Since: ${new Date(Date.now() + 60_000).toUTCString()}`, 304],
    ['If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT', 200],
    ['If-Modified-Since: soon', 200],
  ])('comes rightly for %s', async (header, status) => {
    expect((await ask('/robots.txt', { headers: [header] })).status).toBe(status);
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

const echo: RequestListener = (asked, response) => {
  let text = '';
  asked.on('data', (chunk) => (text += chunk)).on('end', () => response.end(text));
};

describe('a slow client', () => {
  const times = { headers: 150, body: 300 };

  /** A server with short times. */
  async function start(listener = echo) {
    const server = createServer(listener);
    boundWaiting(server, times);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    site.atEnd(() => new Promise((done) => server.close(done)));
    return { server, port: (server.address() as AddressInfo).port };
  }

  it('that never ends its headers is cut off, however busily it writes', async () => {
    const { port: slow } = await start();
    const connection = net
      .connect(slow, '127.0.0.1')
      .setEncoding('utf8')
      .on('error', () => {});
    connection.write('GET / HTTP/1.1\r\nHost: a\r\n');
    const more = setInterval(() => connection.write('X: y\r\n'), 20);
    let answer = '';
    connection.on('data', (text) => (answer += text));
    await once(connection, 'close');
    clearInterval(more);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
  });

  it('that never ends its body is cut off', async () => {
    const { port: slow } = await start();
    const { status } = await sendBytes(
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nbut',
      slow,
    );
    expect(status).toBe(408);
  });

  it('that says nothing is cut off without a word, and one of 200 others too', async () => {
    const { server, port: slow } = await start();
    const all = Array.from({ length: 200 }, () => sendBytes('', slow));
    const answers = await Promise.all(all);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([0]));
    const left = await new Promise((done) => server.getConnections((_, count) => done(count)));
    expect(left).toBe(0);
  });

  it('may read its answer for as long as it takes', async () => {
    const { port: slow } = await start((_request, response) => {
      response.write('first ');
      setTimeout(() => response.end('last'), 2 * times.body);
    });
    const { body } = await sendBytes(
      'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      slow,
    );
    expect(String(body)).toContain('last');
  });
});
