import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPolicyOf } from './contentSecurityPolicy.js';
import type { HttpHeaders } from './securityHeaders.js';

/** The security headers of a build, read from the file `_headers` in its folder. Throws if there is no build. */
export function storedHeaders(folder: string): HttpHeaders {
  const file = path.join(folder, '_headers');
  if (!existsSync(path.join(folder, 'index.html')) || !existsSync(file))
    throw new Error(`There is no whole build in ${folder}: run \`npm run build\` first`);
  const [all = ''] = readFileSync(file, 'utf8').split(/\n(?=\/)/);
  return Object.fromEntries(
    [...all.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * The security headers of a build that today's code has made. Throws if there is no build, or if the Content-Security-Policy does not match
 * the pages.
 */
export function builtHeaders(folder: string): HttpHeaders {
  const headers = storedHeaders(folder);
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  if (!isPolicyOf(headers['Content-Security-Policy'] ?? '', page))
    throw new Error(
      `The policy in ${path.join(folder, '_headers')} is not that of the pages beside it: build anew`,
    );
  return headers;
}
