import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { englishFolder } from './prerenderPlugin.js';

/** The language of a request: what its cookie says; Arabic without one; English for a language that is not offered. */
function languageOf({ headers: { cookie = '' } }: IncomingMessage) {
  const stored = /(?:^|;\s*)i18next=([^;]+)/.exec(cookie)?.[1];
  return !stored || stored.split('-')[0] === 'ar' ? 'ar' : 'en';
}

const hour = 3600;

/** Serves the built site as any host should: pages in the language of the cookie, files that never change for a year, 404 for what there is not. */
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
          const isPage = file.endsWith('.html') || !path.extname(file);
          if (isPage) response.setHeader('Vary', 'Cookie, Accept-Encoding');
          response.setHeader(
            'Cache-Control',
            file.startsWith('/assets/')
              ? `public, max-age=${365 * 24 * hour}, immutable`
              : isPage || file.startsWith('/locales/')
                ? 'no-cache'
                : `public, max-age=${hour}`,
          );
        },
      });
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isHidden = pathname.startsWith(`/${englishFolder}`);
        const folder = languageOf(request) === 'en' ? `/${englishFolder}` : '';
        const original = request.url;
        if (!path.extname(pathname)) request.url = `${folder}${pathname}`;
        if (isHidden) request.url = '/-';
        serve(request, response, () => {
          request.url = original;
          const page = path.join(root, folder, '404.html');
          response.writeHead(404, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' });
          createReadStream(page).on('error', next).pipe(response);
        });
      });
    },
  };
}
