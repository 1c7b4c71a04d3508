import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { languageFromCookies } from '../early/languageFromCookies.js';
import { decoded, pagePath } from '../routing/pagePath.js';
import { pageAt } from '../routing/pages.js';
import { cacheControl } from './cacheControl.js';
import { englishFolder } from './englishFolder.js';
import { isHidden } from './hiddenPath.js';
import type { HttpHeaders } from './securityHeaders.js';

/**
 * Middleware that serves the build in the folder `root` as the hosts of `npm run host` do: with `headers`, pages in the language
 * of the cookie, a redirect from `/about/` to `/about`, and 404 for unknown and hidden paths.
 */
export function serveBuild(root: string, headers: HttpHeaders): Connect.NextHandleFunction {
  const all = new Map(Object.entries(headers));
  const files = sirv(root, {
    // Makes sirv look each file up at every request, so that a new build may replace the files.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: setFileHeaders,
  });
  return (request, response) => {
    const pathname = requestPath(request);
    const folder = languageFromCookies(request.headers.cookie) === 'en' ? `/${englishFolder}` : '';
    const page = pageAt(pagePath(pathname));
    response.setHeaders(all);
    if (page && page.path !== pathname) {
      const [, query] = request.url?.split(/(?=\?)/) ?? [];
      response.writeHead(301, { Location: page.path + (query ?? '') }).end();
      return;
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && (page || !isPage(pathname))) {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // Ignores ranges, because sirv sends wrong bytes for some ranges, such as `bytes=5-2`, `-10` and `0-0`.
    delete request.headers.range;
    const sendMissing = () => {
      answerMissing(request, response);
      request.url = `${folder}/404.html`;
      files(request, response, () => void response.writeHead(404).end());
    };
    if (page) request.url = path.posix.join('/', folder, page.path, 'index.html');
    else if (isHidden(pathname) || !isPlain(pathname)) return sendMissing();
    // Set before sirv runs, so that answers 304 (not modified) have the headers too.
    setFileHeaders(response, page ? request.url : pathname);
    files(request, response, sendMissing);
  };
}

/** Whether a path has no part that leads elsewhere, such as `..`, and no slash at its end. */
const isPlain = (pathname: string) =>
  path.posix.normalize(pathname) === pathname && !pathname.endsWith('/');

/** Sets the headers that depend on a file; `pathname` is its path in the build. */
function setFileHeaders(response: ServerResponse, pathname = '') {
  const isHtml = pathname.endsWith('.html');
  response.setHeader('Cache-Control', cacheControl(pathname));
  response.setHeader('Vary', isHtml ? 'Cookie, Accept-Encoding' : 'Accept-Encoding');
  if (pathname.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8');
}

/** Makes sirv, which always sends 200, send its next file with 404. */
function answerMissing(request: IncomingMessage, response: ServerResponse) {
  delete request.headers['if-none-match'];
  response.removeHeader('Content-Type');
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (_status: number, headers?: unknown) =>
    writeHead(404, headers as Record<string, string>);
}

/** The decoded path of a request, without its query. Returns a path that cannot be decoded unchanged; it matches no file. */
export const requestPath = ({ url = '/' }: Connect.IncomingMessage): string =>
  decoded(url.split('?', 1)[0] ?? '/');

/** Whether a path leads to a page, not to a file: it has no extension. */
export const isPage = (pathname: string): boolean => !/\.[^/]*$/.test(pathname);
