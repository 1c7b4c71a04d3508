import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { attachRelay, socketPath } from './attachRelay.js';
import { relayFor } from './relayFor.js';

/** The folder with the built inspector, in the package. */
export const builtPage = path.join(import.meta.dirname, 'page');

/** The inspector's page with `tags` more in its head. */
export const readInspectorPage = async (tags: string): Promise<string> =>
  (await readFile(path.join(builtPage, 'inspector.html'), 'utf8')).replace(
    '<script',
    () => `${tags}<script`,
  );

/** Says where the relay is: to be run before all other scripts of the inspector. */
export const socketScript = (address: string): string =>
  `globalThis.inspectorSocket = ${JSON.stringify(address)};`;

export interface InspectorOptions {
  /** The module that exports the project's machines, from its root: `/src/machines.ts`. Without it nothing can be tried on a copy. */
  readonly machines?: string;
  /** The names of the fields in which people write of themselves: what is in them leaves a browser as dots. */
  readonly fields?: readonly string[];
}

const machinesId = 'virtual:inspected-machines';

/**
 * Vite's plug-in for any project: while it is developed, every page can be watched (Alt+Shift+I), and the inspector is at
 * /inspector.html (`relayFor` says who may listen).
 */
export function inspector({ machines, fields = [] }: InspectorOptions = {}): Plugin {
  return {
    name: 'state-inspector',
    apply: 'serve',
    resolveId: (id) => (id === machinesId ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${machinesId}`) return undefined;
      const file = JSON.stringify(machines ?? '');
      if (!machines) return '';
      return `import * as machines from ${file};
globalThis.inspectedMachines = machines;`;
    },
    async configureServer({ config, middlewares, httpServer }) {
      if (httpServer) attachRelay(httpServer as Server, relayFor(config, fields));
      middlewares.use('/inspector', sirv(path.join(builtPage, 'inspector'), { dev: true }));
      // Modules run in their order: the machines before the page. Vite's own reloads it when one is saved.
      const modules = ['/@vite/client', `/@id/__x00__${machinesId}`].map(
        (source) => `<script type="module" src="${source}"></script>`,
      );
      const page = await readInspectorPage(
        `<script>${socketScript(socketPath)}</script>${modules.join('')}`,
      );
      middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== '/inspector.html') return next();
        response.setHeader('Content-Type', 'text/html');
        response.end(page);
      });
    },
    async transformIndexHtml() {
      const children = await readFile(path.join(builtPage, 'switch.js'), 'utf8');
      return [
        {
          tag: 'script',
          children: `${socketScript(socketPath)}\n${children}`,
          injectTo: 'head-prepend',
        },
      ];
    },
  };
}
