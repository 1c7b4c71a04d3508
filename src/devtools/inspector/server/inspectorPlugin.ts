import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { compileSwitch } from './buildInspector.js';
import { channel, relayFor } from './relayFor.js';

const tag = (name: string) =>
  `<script type="module" src="/@fs${path.join(import.meta.dirname, `../page/${name}.ts`)}"></script>`;

interface InspectorOptions {
  /** The inspector's page, from the project's root: its script calls `startInspector` with the project's machines. */
  readonly page: string;
  /** The names of the fields in which people write of themselves. */
  readonly fields: readonly string[];
  /** The folder with what the path tests found, from the project's root; it lies under /paths/. */
  readonly reports?: string;
}

/**
 * The state inspector in development: every page can be watched, and what pages and inspectors say is passed on to all
 * others, so that a phone, or a browser that a test drives, is seen in the inspector on the desk (`relayFor` says who may listen).
 */
export function inspectorPlugin({ page, fields, reports }: InspectorOptions): Plugin {
  let compiled: Promise<string> | undefined;
  return {
    name: 'state-inspector',
    apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer({ config, middlewares, ws }) {
      if (reports) middlewares.use('/paths', sirv(path.join(config.root, reports), { dev: true }));
      middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/inspector\.html/, `/${page}`);
        next();
      });
      const relay = relayFor(config, fields);
      ws.on(channel, (data: unknown, client) => relay.pass(data, client, ws.clients));
    },
    async transformIndexHtml(_html, { path: asked }) {
      if (asked === `/${page}`) return [];
      compiled ??= compileSwitch({ local: tag('local'), Breakpoints: tag('Breakpoints') });
      return [{ tag: 'script', children: await compiled, injectTo: 'head-prepend' }];
    },
  };
}
