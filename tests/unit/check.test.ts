import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { cacheControl } from '../../src/hosting/cacheControl';
import { securityHeaders } from '../../src/hosting/securityHeaders';
import { checkSite } from '../../src/server/checkSite';

const script = '<script>start("/assets/start.js")</script>';
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A published site in which everything is right but what `spoil` does to an answer: it may answer in its place. */
async function publish(
  spoil: (
    path: string,
    language: string,
  ) => { status?: number; text?: string; without?: string } = () => ({}),
) {
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? '/';
    const language = request.headers.cookie === 'i18next=en' ? 'en' : 'ar';
    const spoilt = spoil(path, language);
    const page = `<html lang="${language}">${script}</html>`;
    const all = new Map(Object.entries(securityHeaders(page)));
    all.set('Vary', 'Cookie').set('Cache-Control', cacheControl(path)).set('Allow', 'POST');
    all.delete(spoilt.without ?? '');
    const known = ['/', '/about', '/contact'].includes(path) || path.includes('.') ? 200 : 404;
    response.setHeaders(all);
    response.statusCode = spoilt.status ?? (path.startsWith('/api/') ? 405 : known);
    response.end(spoilt.text ?? page);
  };
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ends.push(() => server.close());
  const { asked, problems } = await checkSite(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  expect(asked).toBeGreaterThan(10);
  return problems;
}

it('A site in which everything is right has no problem', async () => {
  expect(await publish()).toEqual([]);
});

it.each([
  [
    '/about answers 500 instead of 200',
    () =>
      publish((path, language) => (path === '/about' && language === 'ar' ? { status: 500 } : {})),
  ],
  [
    '/contact is not in the language "en"',
    () =>
      publish((path, language) =>
        path === '/contact' && language === 'en'
          ? { text: `<html lang="ar">${script}</html>` }
          : {},
      ),
  ],
  [
    '/ comes under the policy of another build',
    () =>
      publish((path, language) =>
        path === '/' && language === 'ar'
          ? { text: `<html lang="ar"><script>start("/assets/start.js?")</script></html>` }
          : {},
      ),
  ],
  [
    '/ has no content security policy',
    () =>
      publish((path, language) =>
        path === '/' && language === 'en' ? { without: 'Content-Security-Policy' } : {},
      ),
  ],
  [
    '/about lacks "Vary: Cookie"',
    () =>
      publish((path, language) =>
        path === '/about' && language === 'en' ? { without: 'Vary' } : {},
      ),
  ],
  [
    '/about lacks the header x-frame-options',
    () =>
      publish((path, language) =>
        path === '/about' && language === 'en' ? { without: 'X-Frame-Options' } : {},
      ),
  ],
  [
    '/no-such-floor answers 200 instead of 404',
    () =>
      publish((path, language) =>
        path === '/no-such-floor' && language === 'en' ? { status: 200 } : {},
      ),
  ],
  [
    '/assets/start.js answers 404 instead of 200',
    () => publish((path) => (path === '/assets/start.js' ? { status: 404 } : {})),
  ],
  [
    '/locales/ar/translation.json is kept by "null" instead of "no-cache"',
    () =>
      publish((path) =>
        path === '/locales/ar/translation.json' ? { without: 'Cache-Control' } : {},
      ),
  ],
  [
    '/api/v1.0/email/send answers 404: the contact form cannot send',
    () => publish((path) => (path.startsWith('/api/') ? { status: 404 } : {})),
  ],
])('%s', async (line, published) => {
  expect(await published()).toEqual([line]);
});

it('A site that is not there is said to be so', async () => {
  const { problems } = await checkSite('http://127.0.0.1:9');
  expect(problems).toContainEqual(expect.stringMatching(/^\/ cannot be reached: /));
});
