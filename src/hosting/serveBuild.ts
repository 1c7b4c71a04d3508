import { createReadStream } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { languageOf } from '../early/languageOf.js';
import { cacheControl, revalidate } from './cacheControl.js';
import { englishFolder } from './englishFolder.js';
import { isHidden } from './hiddenPath.js';
import type { HttpHeaders } from './securityHeaders.js';
import { isPage } from './isPage.js';
import { requestPath } from './requestPath.js';

/**
 * Middleware that serves the build in the folder `root` as the hosts of `npm run host` do: with `headers`, pages in the language
 * of the cookie, and 404 for unknown and hidden paths.
 */
export function serveBuild(root: string, headers: HttpHeaders): Connect.NextHandleFunction {
  const serve = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    // Pages are resolved below: sirv must not try `/about.html` for `/about`.
    extensions: [],
    setHeaders(response, file) {
      if (file.endsWith('.html')) response.setHeader('Vary', 'Cookie, Accept-Encoding');
    },
  });
  const all = new Map(Object.entries(headers));
  return (request, response, next) => {
    const { url } = request;
    const pathname = requestPath(request);
    const folder = languageOf(request.headers.cookie) === 'en' ? `/${englishFolder}` : '';
    response.setHeaders(all);
    response.setHeader('Cache-Control', cacheControl(pathname));
    const fail = () => {
      request.url = url;
      response.writeHead(404, {
        'Content-Type': 'text/html;charset=utf-8',
        'Cache-Control': revalidate,
        Vary: 'Cookie',
      });
      createReadStream(path.join(root, folder, '404.html'))
        .on('error', next)
        .pipe(response);
    };
    if (isHidden(pathname)) return fail();
    if (isPage(pathname)) request.url = encodeURI(path.posix.join(folder, pathname, 'index.html'));
    serve(request, response, fail);
  };
}
