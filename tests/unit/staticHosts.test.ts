import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../src/hosting/securityHeaders';
import { headersFile } from '../../src/hosting/headersFile';
import { redirectsFile } from '../../src/hosting/redirectsFile';
import { vercel } from '../../src/hosting/vercel';
import { prerenderedPaths } from '../../src/build/prerenderedPaths';

const headers = securityHeaders('<script>start()</script>', 'https://api.emailjs.com');

test('The policy allows messages to the mail service, and no other host', () => {
  expect(headers['Content-Security-Policy']).toContain(
    "connect-src 'self' https://api.emailjs.com;",
  );
  expect(headers['Content-Security-Policy']?.match(/https?:/g)).toHaveLength(1);
});

describe('Netlify and Cloudflare Pages', () => {
  test('send every header with every file, and keep files as long as the other hosts do', () => {
    const [all, ...rules] = headersFile(headers).split(/\n(?=\/)/);
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    expect(all?.trimEnd().split('\n')).toEqual(['/*', ...lines]);
    expect(rules.map((rule) => rule.trimEnd())).toEqual([
      '/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
      '/fonts/*\n  Cache-Control: public, max-age=604800',
      '/images/*\n  Cache-Control: public, max-age=86400',
      '/_en/*\n  X-Robots-Tag: noindex',
    ]);
  });

  test('lead home from the English folder, the one by force, the other by its rule', () => {
    expect(redirectsFile()).toBe('/_en/* / 302!\n/_en/* / 302\n');
  });
});

describe('Vercel', () => {
  interface Route {
    readonly src?: string;
    readonly has?: readonly { readonly key: string; readonly value: string }[];
    readonly headers?: Readonly<Record<string, string>>;
    readonly dest?: string;
    readonly status?: number;
    readonly continue?: boolean;
    readonly handle?: string;
  }
  const { version, routes } = JSON.parse(vercel(headers, prerenderedPaths)) as {
    readonly version: number;
    readonly routes: readonly Route[];
  };

  /** Follows the routes as Vercel's documentation has it: the first that does not continue answers; `files` are those of the build. */
  function ask(path: string, stored?: string, files: readonly string[] = []) {
    const answer = { status: 200, file: path, headers: {} as Record<string, string> };
    for (const route of routes) {
      if (route.handle === 'filesystem' && files.includes(path)) return answer;
      if (!route.src || !new RegExp(route.src).test(path)) continue;
      const [cookie] = route.has ?? [];
      if (cookie && !new RegExp(`^(?:${cookie.value})$`).test(stored ?? '')) continue;
      Object.assign(answer.headers, route.headers);
      if (route.continue) continue;
      return { ...answer, status: route.status ?? 200, file: route.dest };
    }
    return answer;
  }

  test.each([
    ['/', undefined, '/index.html'],
    ['/', 'ar-SA', '/index.html'],
    ['/', 'arc', '/_en/index.html'],
    ['/', 'en', '/_en/index.html'],
    ['/about', undefined, '/about/index.html'],
    ['/about/', 'fr', '/_en/about/index.html'],
    ['/contact', 'en', '/_en/contact/index.html'],
  ])('sends %s to who stored %s from %s', (path, stored, file) => {
    expect(version).toBe(3);
    expect(ask(path, stored)).toEqual({
      status: 200,
      file,
      headers: { ...headers, Vary: 'Cookie' },
    });
  });

  test.each([
    '/no-such-floor',
    '/assets/no.js',
    '/_en/about',
    '/index.html',
    '/_headers',
    '/.env',
    '/favicon.svg.br',
  ])('says that %s is not found, in the language of the cookie', (path) => {
    const files = ['/index.html', '/_en/about', '/_headers', '/.env', '/favicon.svg.br'];
    expect(ask(path, undefined, files)).toMatchObject({ status: 404, file: '/404.html' });
    expect(ask(path, 'en', files)).toMatchObject({ status: 404, file: '/_en/404.html' });
    expect(ask(path, 'en', files).headers).toMatchObject({
      ...headers,
      'Cache-Control': 'no-cache',
    });
  });

  test.each([
    ['/assets/start.js', 'public, max-age=31536000, immutable'],
    ['/images/hero-1280.avif', 'public, max-age=86400'],
    ['/.well-known/acme-challenge/token', undefined],
    ['/robots.txt', undefined],
  ])('sends %s as it is', (path, cache) => {
    const answer = ask(path, 'en', [path]);
    expect(answer).toMatchObject({ status: 200, file: path, headers });
    expect([answer.headers['Cache-Control'], answer.headers['Vary']]).toEqual([cache, undefined]);
  });
});
