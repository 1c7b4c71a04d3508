import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { inspectorPage } from './buildInspector.js';
import { compileSwitch } from './compileSwitch.js';

/** The name of the messages between pages and inspectors. */
const channel = 'suood-inspector';

const tag = (name: string) =>
  `<script type="module" src="/src/inspector/page/${name}.ts"></script>`;

/** What the path tests found, as the files are at each request. */
export const pathReports = (root: string) => sirv(path.join(root, 'tests/report'), { dev: true });

/**
 * The state inspector in development: every page can be watched, and what pages and inspectors say is passed on to all
 * others, so that a phone, or a browser that a test drives, is seen in the inspector on the desk.
 */
export function inspectorPlugin(): Plugin {
  let compiled: Promise<string> | undefined;
  return {
    name: 'suood:inspector',
    apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer({ config, middlewares, ws }) {
      middlewares.use('/paths', pathReports(config.root));
      middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/inspector\.html/, `/${inspectorPage}`);
        next();
      });
      ws.on(channel, (message: unknown) => ws.send(channel, message));
    },
    async transformIndexHtml(_html, { path: page }) {
      if (page === `/${inspectorPage}`) return [];
      compiled ??= compileSwitch({ local: tag('local'), stately: tag('stately') });
      return [{ tag: 'script', children: await compiled, injectTo: 'head-prepend' }];
    },
  };
}
