import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { languageOf } from '../hosting/languageScript.js';
import { cacheControlOf, englishFolder, isHidden, securityHeaders } from '../hosting/rules.js';
import { mailOrigin } from '../mailOrigin.js';

const isPage = (pathname: string) => !path.extname(pathname);

/** Serves the built site as the hosts do for which `npm run host` writes: headers, pages in the language of the cookie, 404 for what there is not. */
export function sitePlugin(): Plugin {
  return {
    name: 'suood:site',
    configurePreviewServer({ config, middlewares }) {
      const root = path.resolve(config.root, config.build.outDir);
      const serve = sirv(root, {
        brotli: true,
        gzip: true,
        etag: true,
        setHeaders(response, file) {
          if (isPage(file)) response.setHeader('Vary', 'Cookie, Accept-Encoding');
        },
      });
      const page = readFileSync(path.join(root, 'index.html'), 'utf8');
      const headers = new Map(Object.entries(securityHeaders(page, mailOrigin(config.env))));
      middlewares.use((request, response, next) => {
        const { url: original = '/' } = request;
        const { pathname } = new URL(original, 'http://localhost');
        const folder = languageOf(request.headers.cookie) === 'en' ? `/${englishFolder}` : '';
        response.setHeaders(headers);
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
      });
    },
  };
}
