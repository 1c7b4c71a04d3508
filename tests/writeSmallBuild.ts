import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { headersFile } from '../src/hosting/headersFile';
import { type HttpHeaders, securityHeaders } from '../src/hosting/securityHeaders';

/** Text that makes a page as large as those of the site. */
const filling = '<p>صعود للمصاعد</p>'.repeat(5000);

/**
 * Replaces the contents of a folder by a small build: pages in both languages with an inline script, and the script file that they load.
 * `id` tells builds apart; `mailOrigin` is the origin to which the contact form sends. Returns the build's security headers.
 */
export function writeSmallBuild(folder: string, id: string, mailOrigin?: string): HttpHeaders {
  const page = (language: string) =>
    `<!doctype html><html lang="${language}"><link rel="canonical" href="https://www.suood.example/"><script>start("/assets/start-${id}.js")</script>${filling}</html>`;
  const files: Record<string, string> = { [`assets/start-${id}.js`]: `build(${id});` };
  for (const [root, language] of [
    ['', 'ar'],
    ['_en/', 'en'],
  ] as const)
    for (const name of ['index', 'about/index', 'contact/index', '404'])
      files[`${root}${name}.html`] = page(language);
  const headers = securityHeaders(page('ar'), mailOrigin);
  files['_headers'] = headersFile(headers);
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return headers;
}
