import path from 'node:path';
import type { Connect } from 'vite';
import { languageOf } from '../early/languageOf.js';
import { pagePath } from '../routing/pagePath.js';
import { pageAt } from '../routing/pages.js';
import { cacheControl, revalidate } from './cacheControl.js';
import { englishFolder } from './englishFolder.js';
import { isHidden } from './hiddenPath.js';
import { isPage } from './isPage.js';
import { requestPath } from './requestPath.js';
import type { HttpHeaders } from './securityHeaders.js';
import { sendFile } from './sendFile.js';

/**
 * Middleware that serves the build in the folder `root` as the hosts of `npm run host` do: with `headers`, pages in the language
 * of the cookie, a redirect from `/about/` to `/about`, and 404 for unknown and hidden paths.
 */
export function serveBuild(root: string, headers: HttpHeaders): Connect.NextHandleFunction {
  const all = new Map(Object.entries(headers));

  async function serve(...[request, response]: Parameters<Connect.SimpleHandleFunction>) {
    const pathname = requestPath(request);
    const folder = languageOf(request.headers.cookie) === 'en' ? englishFolder : '';
    const page = pageAt(pagePath(pathname));
    const file = path.join(root, ...(page ? [folder, page.path, 'index.html'] : [pathname]));
    const isInside = file.startsWith(path.join(root, path.sep));
    response.setHeaders(all);
    if (page && page.path !== pathname) {
      const [, query] = request.url?.split(/(?=\?)/) ?? [];
      response.writeHead(301, { Location: page.path + (query ?? '') }).end();
      return;
    }
    const isSent =
      isInside &&
      !isHidden(pathname) &&
      (await sendFile(request, response, file, {
        status: 200,
        headers: {
          'Cache-Control': cacheControl(pathname),
          Vary: isPage(pathname) ? 'Cookie, Accept-Encoding' : 'Accept-Encoding',
        },
      }));
    if (isSent) return;
    const missing = path.join(root, folder, '404.html');
    const isMissed = await sendFile(request, response, missing, {
      status: 404,
      headers: { 'Cache-Control': revalidate, Vary: 'Cookie, Accept-Encoding' },
    });
    if (!isMissed) response.writeHead(404).end();
  }

  return async (request, response, next) => {
    try {
      await serve(request, response);
    } catch (error) {
      next(error);
    }
  };
}
