// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { beforeAll, expect, it } from 'vitest';
import { compileEarly } from '../../src/build/compileEarly';
import { securityHeaders } from '../../src/hosting/securityHeaders';

const addresses = ['/assets/index-a1.js', '/assets/Site-b2.js'];
let script: string;
beforeAll(async () => {
  script = await compileEarly('early.ts', {
    bundleScripts: addresses,
    desktop: '(min-width: 48em)',
  });
});

it('is one classic script, which nothing in it can end early', () => {
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/<\/script|<!--/i);
});

it('is known to the policy of a page that holds it', () => {
  const policy = securityHeaders(`<script>${script}</script>`)['Content-Security-Policy'];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
});

/** A page with the script in its head, in a frame of its own. */
function openPage(lang: string, body: string) {
  const { contentWindow: view } = document.body.appendChild(document.createElement('iframe'));
  if (!view) throw new Error('A frame in the document must have a window.');
  const page = view.document;
  view.matchMedia = matchMedia;
  const globals = Object.keys(view);
  view.performance.getEntriesByType = () => [{ type: 'navigate' } as unknown as PerformanceEntry];
  page.open();
  // The second script notes how the page looks to what is parsed after the first.
  page.write(`<html lang="${lang}"><head><script>${script}</script>
    <script>document.title = [document.body, document.documentElement.className]</script>
    </head><body>${body}</body></html>`);
  page.close();
  return {
    page,
    added: () => Object.keys(view).filter((name) => !globals.includes(name)),
    sources: () => [...page.scripts].flatMap((each) => each.getAttribute('src') ?? []),
  };
}

it('marks the page while its head is parsed, and leaves no global', () => {
  const { page, added } = openPage('en', '');
  expect(page.title).toBe(',pending-language');
  expect(added()).toEqual([]);
});

it('loads the bundle once the page is parsed, and its first picture is there', async () => {
  const { page, sources } = openPage('ar', '<img fetchpriority="high" src="/images/hero.avif">');
  await expect.poll(() => page.readyState).toBe('complete');
  expect(sources()).toEqual([]);
  page.querySelector('img')?.dispatchEvent(new Event('load'));
  await expect.poll(sources).toEqual(addresses);
});

it('lets no form be submitted before the bundle is there', () => {
  const { page } = openPage('ar', '<form></form>');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  expect(page.querySelector('form')?.dispatchEvent(submit)).toBe(false);
});
