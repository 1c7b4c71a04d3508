import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../src/hosting/securityHeaders';
import { headersFile, redirectsFile } from '../../src/hosting/headersFile';

const headers = securityHeaders('<script>start()</script>', 'https://api.emailjs.com');

describe('Netlify and Cloudflare Pages', () => {
  test('Netlify and Cloudflare Pages send the security headers with every file, and the same cache times as the other hosts', () => {
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

  test('Netlify and Cloudflare Pages redirect from the folder /_en/ to the home page, each by a rule of its own', () => {
    expect(redirectsFile()).toBe('/_en/* / 302!\n/_en/* / 302\n');
  });
});
