import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPolicyOf } from './contentSecurityPolicy.js';
import type { HttpHeaders } from './securityHeaders.js';

/**
 * The security headers of a build, read from the file `_headers` in its folder, because settings may have changed since the build. Throws
 * if there is no build, or if the Content-Security-Policy does not match the pages.
 */
export function builtHeaders(folder: string): HttpHeaders {
  const [file, page] = ['_headers', 'index.html'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  if (!existsSync(page) || !existsSync(file))
    throw new Error(`There is no whole build in ${folder}: run \`npm run build\` first`);
  const [all = ''] = readFileSync(file, 'utf8').split(/\n(?=\/)/);
  const headers = Object.fromEntries(
    [...all.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const policy = headers['Content-Security-Policy'] ?? '';
  if (!isPolicyOf(policy, readFileSync(page, 'utf8')))
    throw new Error(`The policy in ${file} is not that of the pages beside it: build anew`);
  return headers;
}
