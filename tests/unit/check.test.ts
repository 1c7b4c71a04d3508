import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { cacheControl } from '../../src/hosting/cacheControl';
import { securityHeaders } from '../../src/hosting/securityHeaders';
import { checkSite } from '../../src/server/checkSite';

const script = '<script>start("/assets/start.js")</script>';
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** What is wrong with one answer of a site. */
interface Fault {
  readonly path: string;
  readonly language?: 'ar' | 'en';
  readonly status?: number;
  readonly text?: string;
  /** A header that it lacks. */
  readonly without?: string;
  /** What it answers to a message. */
  readonly toMessage?: number;
}

/** Publishes a site in which everything is right but one answer, and returns what the check says of it. */
async function check(fault?: Fault, subject?: string) {
  const messages: { prefer: unknown; body: string }[] = [];
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? '/';
    const language = request.headers.cookie === 'i18next=en' ? 'en' : 'ar';
    const isWrong = fault?.path === path && (fault.language ?? language) === language;
    const spoilt = isWrong ? fault : undefined;
    const page = `<html lang="${language}">${script}</html>`;
    const all = new Map(Object.entries(securityHeaders(page)));
    all.set('Vary', 'Cookie').set('Cache-Control', cacheControl(path)).set('Allow', 'POST');
    all.delete(spoilt?.without ?? '');
    const known = ['/', '/about', '/contact'].includes(path) || path.includes('.') ? 200 : 404;
    response.setHeaders(all);
    response.statusCode = spoilt?.status ?? (path.startsWith('/api/') ? 405 : known);
    if (request.method === 'POST') {
      response.statusCode = spoilt?.toMessage ?? 200;
      void text(request).then((body) => messages.push({ prefer: request.headers.prefer, body }));
    }
    response.end(spoilt?.text ?? page);
  };
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ends.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { asked, problems } = await checkSite(origin, subject);
  expect(asked).toBeGreaterThan(10);
  expect(messages.map(({ prefer, body }) => [prefer, body.includes(subject ?? '')])).toEqual(
    subject === undefined ? [] : [['wait', true]],
  );
  return problems;
}

it('finds no problem in a site in which everything is right', async () => {
  expect(await check()).toEqual([]);
});

const changed = '<html lang="ar"><script>start("/assets/start.js?")</script></html>';
const english = { path: '/about', language: 'en' } as const;

it.each<readonly [string, Fault]>([
  ['/about answers 500 instead of 200', { path: '/about', language: 'ar', status: 500 }],
  [
    '/contact is not in the language "en"',
    { path: '/contact', language: 'en', text: `<html lang="ar">${script}</html>` },
  ],
  ['/ comes under the policy of another build', { path: '/', language: 'ar', text: changed }],
  [
    '/ has no content security policy',
    { path: '/', language: 'en', without: 'Content-Security-Policy' },
  ],
  ['/about lacks "Vary: Cookie"', { ...english, without: 'Vary' }],
  ['/about lacks the header x-frame-options', { ...english, without: 'X-Frame-Options' }],
  [
    '/no-such-floor answers 200 instead of 404',
    { path: '/no-such-floor', language: 'en', status: 200 },
  ],
  ['/assets/start.js answers 404 instead of 200', { path: '/assets/start.js', status: 404 }],
  [
    '/locales/ar/translation.json is kept by "null" instead of "no-cache"',
    { path: '/locales/ar/translation.json', without: 'Cache-Control' },
  ],
  [
    '/api/v1.0/email/send answers 404: the contact form cannot send',
    { path: '/api/v1.0/email/send', status: 404 },
  ],
  [
    '/api/v1.0/email/send answers 503: messages are not sent, and the /health of the mail service says why',
    { path: '/api/v1.0/email/send', status: 503 },
  ],
])('says "%s"', async (problem, fault) => {
  expect(await check(fault)).toEqual([problem]);
});

it.each([
  [200, []],
  [202, ['keeps a test message, and the mail server has not taken it within 15 s']],
  [500, ['answers 500 to a test message']],
])('sends a test message when asked, and says what an answer of %i means', async (...row) => {
  const [toMessage, problems] = row;
  const path = '/api/v1.0/email/send';
  expect(await check({ path, toMessage }, '[Test] suood.example')).toEqual(
    problems.map((problem) => `${path} ${problem}`),
  );
});

it('says that a site cannot be reached', async () => {
  const { problems } = await checkSite('http://127.0.0.1:9');
  expect(problems).toContainEqual(expect.stringMatching(/^\/ cannot be reached: /));
});
