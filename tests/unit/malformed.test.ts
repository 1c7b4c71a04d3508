import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailPath } from '../../src/mail/mailService';
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

const close = 'Connection: close\r\n\r\n';
const get = (...headers: string[]) =>
  `${['GET /robots.txt HTTP/1.1', 'Host: localhost', ...headers].join('\r\n')}\r\n${close}`;
const target = (text: string) => `GET ${text} HTTP/1.1\r\nHost: localhost\r\n${close}`;
const line = (text: string) => `${text}\r\nHost: localhost\r\n${close}`;
const post = (head: string, body = '') =>
  `POST ${mailPath} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n${head}\r\n\r\n${body}`;

/** What is wrong with each request, its bytes, and the status of the right answer. */
const requests: readonly (readonly [string, string | Buffer, number])[] = [
  // The first line.
  ['a line of one word', 'GET\r\n\r\n', 400],
  ['no version', line('GET /robots.txt'), 400],
  ['a version of the future', line('GET / HTTP/9.9'), 400],
  ['a version without number', line('GET / HTTP/'), 400],
  ['a version in small letters', line('GET / http/1.1'), 400],
  ['another protocol', line('GET / HTTPS/1.1'), 400],
  ['a method in small letters', line('get / HTTP/1.1'), 400],
  ['a method that nobody knows', line('FLY / HTTP/1.1'), 400],
  ['a method of 5,000 letters', line(`${'G'.repeat(5000)} / HTTP/1.1`), 400],
  ['a space before the method', line(' GET / HTTP/1.1'), 400],
  ['a method alone', line('GET  HTTP/1.1'), 400],
  ['a control character in the address', line('GET /\x01 HTTP/1.1'), 400],
  ['a null byte in the address', line('GET /robots.txt\0 HTTP/1.1'), 400],
  ['an address with a space', line('GET /robots .txt HTTP/1.1'), 400],
  ['an address without a slash', target('robots.txt'), 400],
  ['an address of 20,000 letters', target(`/${'x'.repeat(20_000)}`), 431],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xFC\x03\x03', 400],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['noise', Buffer.from(Array.from({ length: 256 }, (_, index) => 255 - index)), 400],
  // Addresses.
  ['a lone percent sign', target('/%'), 404],
  ['half an escape', target('/%2'), 404],
  ['an escape of letters', target('/%zz'), 404],
  ['an escape that is no UTF-8', target('/%ff%fe'), 404],
  ['an overlong escape', target('/%c0%af'), 404],
  ['half of a character', target('/%ed%a0%80'), 404],
  ['an escaped line break', target('/robots.txt%0d%0aX:%20y'), 404],
  ['an escaped question mark', target('/robots.txt%3fa'), 404],
  ['bytes that are no ASCII', target('/\u00FF\u00FE'), 400],
  ['a whole address without a path', target('http://'), 404],
  ['the whole address of another scheme', target('ftp://a/robots.txt'), 404],
  ['the target of CONNECT', target('a:443'), 400],
  ['a star', line('OPTIONS * HTTP/1.1'), 404],
  ['a query of 10,000 letters', target(`/robots.txt?${'q'.repeat(10_000)}`), 200],
  // The headers.
  ['no Host', `GET / HTTP/1.1\r\n${close}`, 400],
  ['two Hosts', get('Host: b'), 400],
  ['a space before the colon', get('X : y'), 400],
  ['a name with a null byte', get('X\0Y: z'), 400],
  ['a value with a null byte', get('X: y\0z'), 400],
  ['a value with a lone carriage return', get('X: y\rZ: a'), 400],
  ['a header without a colon', get('nothing'), 400],
  ['a header without a name', get(': y'), 400],
  ['a name that is no token', get('X(Y): z'), 400],
  ['a folded value', get('X: y', ' z'), 400],
  ['line breaks without carriage returns', 'GET / HTTP/1.1\nHost: localhost\n X: y\n\n', 400],
  ['a header of 20,000 letters', get(`X: ${'x'.repeat(20_000)}`), 431],
  ['5,000 headers', get(...Array.from({ length: 5000 }, (_, index) => `X${index}: y`)), 431],
  ['an If-None-Match that is no tag', get('If-None-Match: ",,"W/'), 200],
  ['an If-Modified-Since that is no date', get('If-Modified-Since: the day before'), 200],
  ['an Accept-Encoding of nonsense', get('Accept-Encoding: ;q=,,;;br;q=x'), 200],
  ['a Cookie of nonsense', get('Cookie: =;;i18next==%;=\u00E9'), 200],
  ['an Expect that nobody meets', get('Expect: the-unexpected'), 417],
  // Where a body begins and ends.
  ['a negative length', post('Content-Length: -1'), 400],
  ['a length of words', post('Content-Length: ten'), 400],
  ['a length in hexadecimal', post('Content-Length: 0x2', '{}'), 400],
  ['a length with a sign', post('Content-Length: +2', '{}'), 400],
  ['a length beyond all numbers', post(`Content-Length: ${'9'.repeat(40)}`), 400],
  ['two lengths', post('Content-Length: 2\r\nContent-Length: 3', '{}'), 400],
  ['two lengths in one', post('Content-Length: 2, 3', '{}'), 400],
  ['a length and chunks', post('Content-Length: 2\r\nTransfer-Encoding: chunked', '{}'), 400],
  ['chunks that are not last', post('Transfer-Encoding: chunked, gzip', '0\r\n\r\n'), 400],
  ['a coding that looks like chunks', post('Transfer-Encoding: xchunked', '0\r\n\r\n'), 400],
  ['two codings', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: x', '0\r\n\r\n'), 400],
  ['a chunk of no length', post('Transfer-Encoding: chunked', 'x\r\n{}\r\n0\r\n\r\n'), 400],
  ['a chunk of a negative length', post('Transfer-Encoding: chunked', '-1\r\n\r\n'), 400],
  ['a chunk longer than it says', post('Transfer-Encoding: chunked', '1\r\n{}\r\n0\r\n\r\n'), 400],
];

const ids = '"user_id":"a","service_id":"b","template_id":"c"';

/** What is wrong with each body for the mail service, the body, and the status of the right answer. */
const bodies: readonly (readonly [string, string | Buffer, number])[] = [
  ['nothing', '', 400],
  ['a space', ' ', 400],
  ['half an object', '{', 400],
  ['an object and more', `{${ids}}{}`, 400],
  ['a comma too many', `{${ids},}`, 400],
  ['single quotes', "{'user_id':'a'}", 400],
  ['a form', 'user_id=a&service_id=b&template_id=c', 400],
  ['XML', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 400],
  ['no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 400],
  ['UTF-16', Buffer.from(`{${ids}}`, 'utf16le'), 400],
  ['null', 'null', 400],
  ['a list', `[{${ids}}]`, 400],
  ['a number', '1e999', 400],
  ['no ids', '{}', 400],
  ['an id of spaces', '{"user_id":"  ","service_id":"b","template_id":"c"}', 400],
  ['an id that is an object', '{"user_id":{"$ne":""},"service_id":"b","template_id":"c"}', 400],
  ['ids of the prototype', `{"__proto__":{${ids}}}`, 400],
  ['parameters that are a list', `{${ids},"template_params":["a"]}`, 400],
  ['parameters that are no text', `{${ids},"template_params":{"message":{"a":1}}}`, 400],
  ['parameters without end', `{${ids},"template_params":${'{"a":'.repeat(8000)}`, 400],
  ['a text that does not end', `{${ids},"template_params":{"message":"a`, 400],
  ['a line break in a text', `{${ids},"template_params":{"message":"a\nb"}}`, 400],
  ['more than 50 kB', `{${ids},"template_params":{"message":"${'m'.repeat(60_000)}"}}`, 413],
];

const isAlive = async () => expect((await sendBytes(get(), port)).status).toBe(200);

describe('a malformed request', () => {
  it.each(requests)(
    'with %s is answered rightly, and the site lives on',
    async (_, bytes, status) => {
      const answer = await sendBytes(bytes, port);
      expect(answer.status).toBe(status);
      expect(String(answer.body)).not.toMatch(/ at |node_modules|\/src\//);
      await isAlive();
    },
  );

  it('was tried in 65 ways', () => expect(requests).toHaveLength(65));
});

describe('a body for the mail service', () => {
  it.each(bodies)('of %s is refused in words, and nothing is saved', async (_, body, status) => {
    const head = Buffer.from(post(`Content-Length: ${Buffer.byteLength(body)}`));
    const answer = await sendBytes(Buffer.concat([head, Buffer.from(body)]), port);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(String(answer.body)).toMatch(/^(The|Every) [^\n]+$/);
    expect(existsSync(path.join(site.folder, 'outbox'))).toBe(false);
    await isAlive();
  });

  it('was tried in 23 ways', () => expect(bodies).toHaveLength(23));
});
