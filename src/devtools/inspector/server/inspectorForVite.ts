import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin } from 'vite';
import { attachRelay, socketPath } from './attachRelay.js';

/** The folder with the built inspector in the package. */
export const builtFolder = path.join(import.meta.dirname, 'page');

/** The HTML of the inspector's page in a folder, with more `tags` in its head. */
export const readInspectorPage = async (folder: string, tags: string): Promise<string> =>
  (await readFile(path.join(folder, 'inspector.html'), 'utf8')).replace(
    '<script',
    () => `${tags}<script`,
  );

/** The script that lets the inspector watch a page, to be inlined in HTML: `</script>` would end it there even inside a string. */
export const readSwitch = async (folder: string): Promise<string> =>
  (await readFile(path.join(folder, 'inspector/watchSwitch.js'), 'utf8')).replaceAll(
    '</',
    String.raw`<\/`,
  );

/** The script that sets the relay's address. It must run before all other scripts of the inspector. */
export const socketScript = (address: string): string =>
  `globalThis.inspectorSocket = ${JSON.stringify(address)};`;

/** The facts about a project that the inspector gets. */
export interface InspectedProject {
  /** The module with the project's machines: its path from the root (`/src/machines.ts`). Without it, no event can be tried. */
  readonly machines?: string;
  /** The names of the fields with personal data; saved files have dots in place of their texts. */
  readonly fields?: readonly string[];
}

/**
 * A virtual module that gives the inspector's page the facts about a project. Returns the module's id, and the hooks of a Vite plug-in
 * that serve the module.
 */
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
  /** The folder with the report of path tests, by its path from the project's root; it is served under /paths/. */
  readonly reports?: string;
  /** Functions that build the inspector's parts into a folder at the first request. Without them, the package's built inspector is used. */
  readonly build?: Readonly<
    Record<'buildInspector' | 'buildWatch', (folder: string) => Promise<void>>
  >;
}

/** Returns a function that makes a result at its first call, and returns the same one at later calls. */
export function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => (made ??= make());
}

/**
 * A Vite plug-in for any project: during development, every page can be watched (Alt+Shift+I), and the inspector is at /inspector.html.
 * Messages of pages and inspectors on this machine are relayed to all others, so that the inspector also shows pages in another browser,
 * such as one that a test drives.
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
    // Modules run in order: the machines run before the inspector's page. Vite's client reloads the page when a machine is saved.
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
