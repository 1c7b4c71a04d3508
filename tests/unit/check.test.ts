import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cacheControl } from '../../src/hosting/cacheControl';
import { securityHeaders } from '../../src/hosting/securityHeaders';
import { checkSite, otherNameProblem } from '../../src/server/checkSite';

/** A page's link to its own address. HERE stands for the origin of the site. */
const canonical = '<link rel="canonical" href="HERE">';
const script = '<script>start("/assets/start.js")</script>';

/** Starts a server with a listener, which runs until the test ends; returns its address. */
async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Fault {
  readonly path: string;
  readonly language?: 'ar' | 'en';
  readonly status?: number;
  readonly text?: string;
  readonly without?: string;
  /** The status that answers a posted message. */
  readonly toMessage?: number;
}

/** Serves a site in which at most one answer is wrong, and returns the problems that the check finds. */
async function check(fault?: Fault, subject?: string) {
  const messages: { prefer: unknown; body: string }[] = [];
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? '/';
    const language = request.headers.cookie === 'i18next=en' ? 'en' : 'ar';
    const isWrong = fault?.path === path && (fault.language ?? language) === language;
    const spoilt = isWrong ? fault : undefined;
    const address = `http://${request.headers.host}/`;
    const page = `<html lang="${language}">${canonical}${script}</html>`;
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
    response.end((spoilt?.text ?? page).replace('HERE', address));
  };
  const origin = await serve(listener);
  const { asked, problems } = await checkSite(origin, subject);
  expect(asked).toBeGreaterThan(10);
  expect(messages.map(({ prefer, body }) => [prefer, body.includes(subject ?? '')])).toEqual(
    subject === undefined ? [] : [['wait', true]],
  );
  return problems.map((problem) => problem.replace(origin, 'HERE'));
}

it('the check finds no problem in a site in which everything is right', async () => {
  expect(await check()).toEqual([]);
});

const changed = `<html lang="ar">${canonical}<script>start("/assets/start.js?")</script></html>`;
const english = { path: '/about', language: 'en' } as const;

it.each<readonly [string, Fault]>([
  ['/about answers 500 instead of 200', { path: '/about', language: 'ar', status: 500 }],
  [
    '/contact is not in the language "en"',
    { path: '/contact', language: 'en', text: `<html lang="ar">${canonical}${script}</html>` },
  ],
  [
    '/contact says that its address is https://lifts.example instead of HERE (src/content/siteAddress.ts)',
    {
      path: '/contact',
      language: 'ar',
      text: `<html lang="ar">${canonical.replace('HERE', 'https://lifts.example/contact')}${script}</html>`,
    },
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

it('the check says that a site cannot be reached', async () => {
  const { problems } = await checkSite('http://127.0.0.1:9');
  expect(problems).toContainEqual(expect.stringMatching(/^\/ cannot be reached: /));
});

it.each([
  [301, 'https://www.suood.example/about', []],
  [
    301,
    'https://elsewhere.example/about',
    [
      ' answers 301 and leads to https://elsewhere.example/about instead of https://www.suood.example',
    ],
  ],
  [200, undefined, [' answers 200 and leads to nothing instead of https://www.suood.example']],
])('tells whether the other name leads to the site: %s %s', async (status, location, said) => {
  const other = await serve((_request, response) =>
    response.writeHead(status, location ? { location } : {}).end(),
  );
  const problems = await otherNameProblem('https://www.suood.example', other);
  expect(problems.map((problem) => problem.replace(other, ''))).toEqual(said);
});

it('the check reports that the name without www. does not resolve, but not that the name with www. does not', async () => {
  const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause: unknown })));
  const [one, other] = ['https://suood.example', 'https://www.suood.example'] as const;
  expect(await otherNameProblem(other, one)).toEqual([
    `${one} does not lead to ${other}: getaddrinfo ENOTFOUND`,
  ]);
  expect(await otherNameProblem(one, other)).toEqual([]);
  vi.unstubAllGlobals();
});
