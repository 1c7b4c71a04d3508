import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin } from 'vite';
import { attachRelay, socketPath } from './attachRelay.js';

/** The folder with the built inspector, in the package. */
export const builtFolder = path.join(import.meta.dirname, 'page');

/** The inspector's page of a folder with `tags` more in its head. */
export const readInspectorPage = async (folder: string, tags: string): Promise<string> =>
  (await readFile(path.join(folder, 'inspector.html'), 'utf8')).replace(
    '<script',
    () => `${tags}<script`,
  );

/** The script of a folder that has pages watched, as it can stand in a page: there, a closing tag ends a script wherever it stands. */
export const readSwitch = async (folder: string): Promise<string> =>
  (await readFile(path.join(folder, 'inspector/watchSwitch.js'), 'utf8')).replaceAll(
    '</',
    String.raw`<\/`,
  );

/** Says where the relay is: to be run before all other scripts of the inspector. */
export const socketScript = (address: string): string =>
  `globalThis.inspectorSocket = ${JSON.stringify(address)};`;

/** What the inspector is told of a project. */
export interface InspectedProject {
  /** The module that exports the project's machines, from its root: `/src/machines.ts`. Without it nothing can be tried on a copy. */
  readonly machines?: string;
  /** The names of the fields in which people write of themselves: what is in them is saved as dots. */
  readonly fields?: readonly string[];
}

/** The module that tells the inspector's page of a project: its id, and the hooks of a plug-in that make it. */
export function projectModule({ machines, fields = [] }: InspectedProject) {
  const id = 'virtual:inspected-project';
  const code = `${machines ? `import * as machines from ${JSON.stringify(machines)}` : 'const machines = {}'};
globalThis.inspectedProject = { machines, fields: ${JSON.stringify(fields)} };`;
  const hooks: Pick<Plugin, 'resolveId' | 'load'> = {
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) => (asked === `\0${id}` ? code : undefined),
  };
  return { id, hooks };
}

export interface InspectorOptions extends InspectedProject {
  /** The folder with what path tests found, from the project's root; it lies under /paths/. */
  readonly reports?: string;
  /** What builds the inspector into a folder, in parts, when these are first asked for; without it, it is the built one of the package. */
  readonly build?: Readonly<
    Record<'buildInspector' | 'buildWatch', (folder: string) => Promise<void>>
  >;
}

/** Makes something at first need. */
export function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => (made ??= make());
}

/**
 * Vite's plug-in for any project: while it is developed, every page can be watched (Alt+Shift+I), and the inspector is at
 * /inspector.html. What pages and inspectors of this machine say is passed on to all others, so that another browser, such as one that a
 * test drives, is seen in the inspector too.
 */
export function inspector({ reports, build, ...project }: InspectorOptions = {}): Plugin {
  const { id, hooks } = projectModule(project);
  let base = '/';
  const folder = once(async () =>
    build ? mkdtemp(path.join(tmpdir(), 'state-inspector-')) : builtFolder,
  );
  const watchSwitch = once(async () => {
    await build?.buildWatch(await folder());
    return readSwitch(await folder());
  });
  const page = once(async () => {
    await Promise.all([watchSwitch(), build?.buildInspector(await folder())]);
    // Modules run in their order: the machines before the page. Vite's own reloads it when one is saved.
    const modules = ['@vite/client', `@id/__x00__${id}`].map(
      (source) => `<script type="module" src="${base}${source}"></script>`,
    );
    const socket = `<script>${socketScript(base + socketPath)}</script>`;
    return readInspectorPage(await folder(), socket + modules.join(''));
  });
  const serve = (): Connect.NextHandleFunction => async (request, response, next) => {
    const name = request.url?.split('?')[0] ?? '';
    try {
      if (name.startsWith('/inspector/'))
        return sirv(await folder(), { dev: true })(request, response, next);
      if (name !== '/inspector.html') return next();
      response.setHeader('Content-Type', 'text/html').end(await page());
    } catch (error) {
      next(error);
    }
  };
  return {
    name: 'state-inspector',
    apply: 'serve',
    ...hooks,
    configureServer({ config, middlewares, httpServer }) {
      base = config.base;
      if (httpServer) attachRelay(httpServer as Server, base);
      if (build)
        httpServer?.once('close', async () => rm(await folder(), { recursive: true, force: true }));
      if (reports)
        middlewares.use(`${base}paths`, sirv(path.join(config.root, reports), { dev: true }));
      middlewares.use(base, serve());
    },
    transformIndexHtml: async () => [
      {
        tag: 'script',
        children: `${socketScript(base + socketPath)}\n${await watchSwitch()}`,
        injectTo: 'head-prepend',
      },
    ],
  };
}
