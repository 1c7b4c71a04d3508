import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin } from 'vite';
import { builtHeaders } from '../hosting/builtHeaders.js';
import { allowedMailOrigin, contentSecurityPolicy } from '../hosting/contentSecurityPolicy.js';
import { securityHeaders } from '../hosting/securityHeaders.js';
import { personalFields } from '../../machines/personalFields.js';
import { buildInspector, buildWatch } from '../devtools/inspector/server/buildInspector.js';
import { once, readSwitch } from '../devtools/inspector/server/inspectorForVite.js';
import { compressFiles } from '../prerender/compressFiles.js';
import { isPage, requestPath, serveBuild } from '../hosting/serveBuild.js';

/**
 * Copies the pages of a built site from one folder to another, and adds to each the script that lets the inspector watch the page.
 * `inspector` is the folder that holds this script. Returns the HTML of all copies.
 */
async function copyPages(from: string, to: string, inspector: string) {
  const files = await readdir(from, { recursive: true });
  const script = `<script>${await readSwitch(inspector)}</script>`;
  let html = '';
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const built = await readFile(path.join(from, file), 'utf8');
    const page = built.replace('</head>', () => `${script}</head>`);
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await writeFile(path.join(to, file), page);
    html += page;
  }
  await compressFiles(to);
  return html;
}

/** Builds the inspector at the first request for it, and serves it with the site's security headers. */
function serveInspector(root: string, folder: string): Connect.NextHandleFunction {
  const prepared = once(async () => {
    const machines = path.join(root, 'machines/machineList.ts');
    await buildInspector(folder, { machines, fields: personalFields });
    const page = await readFile(path.join(folder, 'inspector.html'), 'utf8');
    const headers = new Map(Object.entries(securityHeaders(page)));
    // Allows the Trusted Types policy `worker`, by which the inspector starts the workers that lay out charts and read sessions.
    const policy = headers.get('Content-Security-Policy') ?? '';
    headers.set(
      'Content-Security-Policy',
      policy.replace(/trusted-types [^;]+/, `trusted-types worker`),
    );
    return { headers, files: sirv(folder) };
  });
  return async (request, response, next) => {
    if (!/^\/inspector[./]/.test(request.url ?? '')) return next();
    try {
      const { headers, files } = await prepared();
      response.setHeaders(headers);
      files(request, response, next);
    } catch (error) {
      next(error);
    }
  };
}

/**
 * Serves the state inspector beside the built site, under `npm start`. The build itself contains nothing of the inspector: the plugin
 * serves copies of the pages that load it, and leaves all other files to the preview server. The report of the path tests is under /paths/.
 */
export function inspectorPreviewPlugin(): Plugin {
  return {
    name: 'state-inspector-preview',
    enforce: 'pre',
    async configurePreviewServer({ config, httpServer, middlewares }) {
      const folder = await mkdtemp(path.join(tmpdir(), 'state-inspector-'));
      httpServer.once('close', () => rmSync(folder, { recursive: true }));
      const pages = path.join(folder, 'pages');
      const root = path.resolve(config.root, config.build.outDir);
      const built = builtHeaders(root);
      const inspector = path.join(folder, 'inspector');
      await buildWatch(inspector);
      const html = await copyPages(root, pages, inspector);
      const origin = allowedMailOrigin(built['Content-Security-Policy'] ?? '');
      const headers = {
        ...built,
        'Content-Security-Policy': contentSecurityPolicy(html, origin),
      };
      const servePage = serveBuild(pages, headers);
      middlewares.use('/paths', sirv(path.join(config.root, 'tests/report'), { dev: true }));
      middlewares.use(serveInspector(config.root, inspector));
      middlewares.use((request, response, next) => {
        const pathname = requestPath(request);
        if (!isPage(pathname) || pathname.startsWith('/api/')) return next();
        servePage(request, response, next);
      });
    },
  };
}
