import { createReadStream } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { languageOf } from '../early/languageOf.js';
import { cacheControl, revalidate } from '../hosting/cacheControl.js';
import { englishFolder } from '../hosting/englishFolder.js';
import { isHidden } from '../hosting/hiddenPath.js';

/** The path that a request asks for; one that cannot be decoded stays as it is, and names nothing. */
export function pathOf({ url = '/' }: Connect.IncomingMessage): string {
  const [pathname = '/'] = url.split('?', 1);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Whether a path of the site is a page's. */
export const isPage = (pathname: string): boolean => !/\.[^/]*$/.test(pathname);

/** Serves a built site as the hosts do for which `npm run host` writes: with headers, pages in the language of the cookie, 404 for what there is not. */
export function serveSite(
  root: string,
  headers: Readonly<Record<string, string>>,
): Connect.NextHandleFunction {
  const serve = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    // What a path names is settled here: sirv is asked for files alone.
    extensions: [],
    setHeaders(response, file) {
      if (file.endsWith('.html')) response.setHeader('Vary', 'Cookie, Accept-Encoding');
    },
  });
  const all = new Map(Object.entries(headers));
  return (request, response, next) => {
    const { url } = request;
    const pathname = pathOf(request);
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
