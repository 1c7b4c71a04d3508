import { parse } from 'acorn';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import arabic from '../../public/locales/ar/translation.json' with { type: 'json' };
import english from '../../public/locales/en/translation.json' with { type: 'json' };
import { contact } from '../../src/content/contact';
import { siteAddress } from '../../src/content/siteAddress';
import { builtHeaders } from '../../src/hosting/builtHeaders';
import { isPolicyOf } from '../../src/hosting/contentSecurityPolicy';
import { askHost } from '../askHost';
import { sizes } from '../bench/sizes';
import { freePort } from '../freePort';
import { hosts } from '../hosts';
import { scriptsOf } from '../scriptsOf';

let root: string;
beforeAll(async () => {
  // Replaces Vitest's value of NODE_ENV, with which the site would contain React's development build.
  vi.stubEnv('NODE_ENV', 'production');
  const folder = await mkdtemp(path.join(tmpdir(), 'suood-'));
  // A host may run as another user, who must be able to read this folder.
  await chmod(folder, 0o755);
  root = path.join(folder, 'site');
  // Uses the build of an earlier stage, if there is one (tests/stages.ts).
  if (process.env['BUILT']) await cp('dist', root, { recursive: true });
  else await build({ logLevel: 'error', build: { outDir: root, emptyOutDir: true } });
  await writeFile(path.join(root, 'google1234.html'), 'proof');
});
afterAll(() => rm(path.dirname(root), { recursive: true, force: true }));

/** The headers that the top grade of Mozilla's Observatory requires, except the content security policy. */
const specifiedHeaders = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*microphone=\(\)/),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** Addresses without a page or file, and addresses under which a host must not serve an existing file. */
const unknown = `
  /no-such-floor /about/us /CONTACT /About // //about /about// //about/ //search.example/ /assets/ /assets /assets/no.js
  /locales/fr/translation.json
  /index.html /404.html /about/index.html /_en/ /_en/about /_headers /.env /_redirects /index.html.br /favicon.svg.gz /index /404
  /about/index /about.html /index%2Ehtml /%5Fen/about
`
  .trim()
  .split(/\s+/);

for (const { name, start, isHere } of hosts) {
  describe.skipIf(!isHere)(`the site behind ${name}`, () => {
    let port: number;
    let end: () => void | Promise<void>;
    const get = (address: string, headers = {}) => askHost(port, address, { headers });
    const ask = async (address: string, host: string, sent = {}) => {
      const { status, headers, text } = await get(address, { host, ...sent });
      return [status, headers.location ?? text];
    };

    beforeAll(async () => {
      port = await freePort();
      end = await start(root, port);
      await vi.waitFor(() => get('/'), 50_000);
    });
    afterAll(() => end());

    test.each([
      ['', 'ar'],
      ['i18next=', 'ar'],
      ['i18next=ar', 'ar'],
      ['i18next=ar-SA', 'ar'],
      ['i18next=arc', 'en'],
      ['i18next=en', 'en'],
      ['theme=dark; i18next=en; a=b', 'en'],
      ['i18next=fr', 'en'],
      ['i18next=EN', 'en'],
    ])('R1, 3.1.1: answers a request with the cookie "%s" in %s', async (cookie, language) => {
      for (const page of ['/', '/about', '/contact', '/%61bout', '/about?from=search.example']) {
        const answer = await get(page, { cookie });
        expect(answer.status).toBe(200);
        // R1, 3.1.1: the HTML itself names the language and the direction.
        const dir = language === 'ar' ? 'rtl' : 'ltr';
        expect(answer.text).toContain(
          `<html lang="${language}" dir="${dir}" class="lang-${language}">`,
        );
        expect(answer.text).toContain((language === 'ar' ? arabic : english).Copywrite);
        expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(String(answer.headers.vary)).toContain('Cookie');
        expect(answer.headers['cache-control']).toBe('no-cache');
      }
    });

    test('the host redirects a page’s address that ends in a slash to the address without the slash', async () => {
      for (const [address, target] of [
        ['/about/', '/about'],
        ['/contact/?from=search.example', '/contact?from=search.example'],
      ]) {
        const { status, headers } = await get(address ?? '');
        // Apache redirects to a whole address, the other hosts to a path.
        const origin = `http://127.0.0.1:${port}`;
        const { href } = new URL(String(headers.location), origin);
        expect([address, status, href]).toEqual([address, 301, origin + target]);
      }
    });

    test('sends an HTML file that is no page, such as a proof of ownership for a search engine', async () => {
      const { status, text } = await get('/google1234.html');
      expect([status, text]).toEqual([200, 'proof']);
    });

    test.each(unknown)(
      'answers %s with the page for 404, in the language of the cookie',
      async (address) => {
        for (const [cookie, language] of [
          ['', 'ar'],
          ['i18next=en', 'en'],
        ] as const) {
          const answer = await get(address, { cookie });
          expect([answer.status, answer.text.match(/<html lang="(..)"/)?.[1]]).toEqual([
            404,
            language,
          ]);
        }
      },
    );

    test('the host does not serve the settings of Apache (.htaccess)', async () => {
      const { status, text } = await get('/.htaccess');
      expect([status, text.includes('Rewrite')]).toEqual([name === 'Apache' ? 403 : 404, false]);
    });

    test.runIf(name === 'Apache')('gives the site one name, over TLS', async () => {
      const file = '/.well-known/acme-challenge/proof';
      await mkdir(path.dirname(root + file), { recursive: true });
      await writeFile(root + file, 'proof');
      const moved = [301, 'https://www.suood.example/about?a=b'];
      const tls = { 'x-forwarded-proto': 'https' };
      expect(await ask('/about?a=b', 'suood.example')).toEqual(moved);
      expect(await ask('/about?a=b', 'suood.example', tls)).toEqual(moved);
      expect(await ask('/about?a=b', 'www.suood.example')).toEqual(moved);
      const [status, page] = await ask('/about?a=b', 'www.suood.example', tls);
      expect([status, page]).toEqual([200, expect.stringContaining(arabic.Copywrite)]);
      for (const host of ['suood.example', 'www.suood.example'])
        expect(await ask(file, host)).toEqual([200, 'proof']);
    });

    test('the host sends the security headers with pages, files and errors', async () => {
      for (const address of ['/', '/contact', '/no-such-floor']) {
        const { headers, text } = await get(address);
        expect(headers).toMatchObject({
          ...specifiedHeaders,
          // The policy holds the hash of each inline script and style of the page.
          'content-security-policy': expect.toSatisfy((policy: string) => isPolicyOf(policy, text)),
        });
      }
      for (const address of ['/locales/ar/translation.json', '/favicon.svg'])
        expect((await get(address)).headers).toMatchObject({
          ...specifiedHeaders,
          'content-security-policy': expect.stringContaining("default-src 'none'"),
        });
    });

    test('the host sends compressed copies to browsers that accept them, and says how long to cache each file', async () => {
      const [script = ''] = scriptsOf(await readFile(path.join(root, 'index.html'), 'utf8'));
      const compressed = await get(script, { 'accept-encoding': 'gzip, br' });
      expect(['br', 'gzip']).toContain(compressed.headers['content-encoding']);
      expect(String(compressed.headers.vary)).toMatch(/Accept-Encoding/i);
      expect((await get(script)).headers['content-encoding']).toBeUndefined();
      const kept = {
        [script]: 'public, max-age=31536000, immutable',
        '/fonts/plex-ar-400.woff2': 'public, max-age=604800',
        '/images/open-graph.jpg': 'public, max-age=86400',
        '/locales/en/translation.json': 'no-cache',
        '/sitemap.xml': 'no-cache',
      };
      for (const [address, value] of Object.entries(kept)) {
        const answer = await get(address);
        expect([address, answer.status, answer.headers['cache-control']]).toEqual([
          address,
          200,
          value,
        ]);
      }
      const { headers } = await get('/assets/no.js');
      expect(headers['cache-control']).toBe('no-cache');
    });

    test.each([
      ['/favicon.svg', 'image/svg+xml'],
      ['/images/hero-1280.avif', 'image/avif'],
      ['/images/hero-1280.webp', 'image/webp'],
      ['/images/open-graph.jpg', 'image/jpeg'],
      ['/fonts/plex-ar-400.woff2', 'font/woff2'],
      ['/manifest.webmanifest', 'application/manifest+json'],
      ['/locales/ar/translation.json', 'application/json'],
      ['/robots.txt', 'text/plain'],
      ['/sitemap.xml', '(?:text|application)/xml'],
    ])('says that %s is %s', async (address, type) => {
      expect((await get(address)).headers['content-type']).toMatch(
        new RegExp(`^${type.replace('+', '\\+')}(?:;|$)`),
      );
    });

    test('the host answers 304 when a browser asks whether an unchanged page has changed', async () => {
      const { headers: first } = await get('/about');
      const again = await get('/about', { 'if-none-match': String(first['etag']) });
      expect(again.status).toBe(304);
      const other = await get('/about', {
        'if-none-match': String(first['etag']),
        cookie: 'i18next=en',
      });
      expect(other.status).toBe(200);
    });
  });
}

describe('the built site', () => {
  test('the built site weighs at most 5 % more than its budgets', () => {
    const heavy = sizes(root).filter(({ value, target }) => value > target * 1.05 || value < 1);
    expect(heavy).toEqual([]);
  });

  test('the page for unknown paths has at most 10 kB of uncompressed HTML', async () => {
    for (const file of ['404.html', '_en/404.html'])
      expect((await stat(path.join(root, file))).size).toBeLessThan(10_000);
  });

  test('the built site contains the licences of the typeface, and of each package in its scripts', async () => {
    const licenses = await readFile(path.join(root, 'licenses.txt'), 'utf8');
    const packages = licenses.match(/^## .*/gm) ?? [];
    for (const name of ['react', 'xstate', '@emailjs/browser'])
      expect(packages.filter((each) => each.startsWith(`## ${name} - `))).toHaveLength(1);
    // The licence of a package follows its name in brackets. Somebody has to look up a missing licence before publishing.
    expect(packages.filter((each) => !/ \(.+\)$/.test(each))).toEqual([]);
    const typeface = await readFile(path.join(root, 'fonts/OFL.txt'), 'utf8');
    expect(typeface).toContain('SIL OPEN FONT LICENSE');
  });

  // The oldest supported browsers (README, Browsers) know all of ES2022; one unknown token keeps a whole script from running.
  test('the built scripts hold no syntax that a supported browser does not know', async () => {
    const assets = path.join(root, 'assets');
    const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    expect(names.length).toBeGreaterThan(5);
    const scripts = names.map((name) => readFile(path.join(assets, name), 'utf8'));
    for (const script of await Promise.all(scripts))
      expect(() => parse(script, { ecmaVersion: 2022, sourceType: 'module' })).not.toThrow();

    const html = await readFile(path.join(root, 'index.html'), 'utf8');
    const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
      ([, script = '']) => script,
    );
    expect(inline).toHaveLength(2);
    for (const script of inline) {
      // An inline script must hold nothing that changes with the content, so that its hash in the policy stays the same.
      expect(script).not.toMatch(/assets|[\w+/]{200}/);
      expect(() => parse(script, { ecmaVersion: 2022, sourceType: 'script' })).not.toThrow();
    }
  });

  test('the built pages load each script before those that import it', async () => {
    const addresses = scriptsOf(await readFile(path.join(root, 'index.html'), 'utf8'));
    const files = addresses.map((address) => readFile(path.join(root, address), 'utf8'));
    const scripts = await Promise.all(files);
    for (const [index, script] of scripts.entries()) {
      const imported = [...script.matchAll(/(?:from|import)["'`]\.\/([^"'`]+)/g)];
      const before = addresses.slice(0, index).map((address) => path.basename(address));
      expect(before).toEqual(expect.arrayContaining(imported.map(([, name]) => name)));
    }
    expect(scripts.at(-1)).toContain('from');
  });

  test('the built style sheet defines each custom property that it uses, and holds nothing of the content', async () => {
    const html = await readFile(path.join(root, 'index.html'), 'utf8');
    const sheet = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const names = (pattern: RegExp) =>
      new Set([...sheet.matchAll(pattern)].map(([, name]) => name));
    const used = names(/var\((--[\w-]+)(?=\))/g);
    const known = names(/(--[\w-]+):/g);
    expect(used).toContain('--fontSizes-body');
    expect([...used].filter((name) => !known.has(name))).toEqual([]);
    expect(sheet).not.toMatch(/--colors-|--space-|--sxs/);
    // The policy holds the hash of the style sheet, which must stay the same when the content is edited.
    for (const value of [contact.email, contact.phone, siteAddress])
      expect(sheet).not.toContain(value);
  });

  test('all built pages have the same policy for scripts and styles', async () => {
    const both = ['index', '404', 'about/index', 'contact/index'];
    const files = ['about', 'contact', ...both.flatMap((file) => [file, `_en/${file}`])];
    const { 'Content-Security-Policy': policy = '' } = builtHeaders(root);
    for (const file of files) {
      const html = await readFile(path.join(root, `${file}.html`), 'utf8');
      expect([file, isPolicyOf(policy, html)]).toEqual([file, true]);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      expect(html).toContain('<meta charset="utf-8" /><script>');
      expect(html).not.toMatch(/ style="| on\w+="/);
    }
    expect(policy.replaceAll(/'sha256-[\w+/]{43}='/g, '#')).toBe(
      "default-src 'none'; script-src 'self' # #; style-src 'self' # #; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types bundle",
    );
  });
});
