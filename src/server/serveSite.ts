import { createReadStream } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { languageOf } from '../hosting/languageScript.js';
import { cacheControlOf, englishFolder, isHidden } from '../hosting/rules.js';

/** Whether a path of the site is a page's. */
export const isPage = (pathname: string): boolean => !path.extname(pathname);

/** Serves a built site as the hosts do for which `npm run host` writes: with headers, pages in the language of the cookie, 404 for what there is not. */
export function serveSite(
  root: string,
  headers: Readonly<Record<string, string>>,
): Connect.NextHandleFunction {
  const serve = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, file) {
      if (isPage(file)) response.setHeader('Vary', 'Cookie, Accept-Encoding');
    },
  });
  const all = new Map(Object.entries(headers));
  return (request, response, next) => {
    const { url: original = '/' } = request;
    const { pathname } = new URL(original, 'http://localhost');
    const folder = languageOf(request.headers.cookie) === 'en' ? `/${englishFolder}` : '';
    response.setHeaders(all);
    response.setHeader('Cache-Control', cacheControlOf(pathname));
    const fail = () => {
      request.url = original;
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      createReadStream(path.join(root, folder, '404.html'))
        .on('error', next)
        .pipe(response);
    };
    if (isHidden(pathname)) return fail();
    if (isPage(pathname)) request.url = `${folder}${pathname}`;
    serve(request, response, fail);
  };
}
