import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin } from 'vite';
import { attachRelay, socketPath } from './attachRelay.js';

export const builtFolder = path.join(import.meta.dirname, 'page');

/** The HTML of the inspector's page in a folder, with `tags` added to its head. */
export const readInspectorPage = async (folder: string, tags: string): Promise<string> =>
  (await readFile(path.join(folder, 'inspector.html'), 'utf8')).replace(
    '<script',
    () => `${tags}<script`,
  );

/** The script that makes a page watchable, for inlining in HTML: `</` is escaped, because `</script>` in a string would end the script. */
export const readSwitch = async (folder: string): Promise<string> =>
  (await readFile(path.join(folder, 'inspector/watchSwitch.js'), 'utf8')).replaceAll(
    '</',
    String.raw`<\/`,
  );

/** A script that sets the relay's address. It must run before all other scripts of the inspector. */
export const socketScript = (address: string): string =>
  `globalThis.inspectorSocket = ${JSON.stringify(address)};`;

/** The facts about a project that the inspector needs. */
export interface InspectedProject {
  /** The module with the project's machines: its path from the root (`/src/machines.ts`). Without it, no event can be tried on a copy. */
  readonly machines?: string;
  /** The names of the fields with personal data; saved files have dots in place of their texts. */
  readonly fields?: readonly string[];
}

/** A virtual module that tells the inspector's page about a project: the module's id, and the hooks of a Vite plug-in that serve it. */
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
  /** The folder with the report of the path tests, relative to the project's root; it is served under /paths/. */
  readonly reports?: string;
  /** Functions that build the inspector's parts into a folder, at the first request. Without them, the package's built parts are served. */
  readonly build?: Readonly<
    Record<'buildInspector' | 'buildWatch', (folder: string) => Promise<void>>
  >;
}

/** Returns a function that makes something once. What could not be made is made again when it is next asked for. */
export function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

/**
 * A Vite plug-in for any project. During development, it makes every page watchable (Alt+Shift+I), serves the inspector at /inspector.html,
 * and relays messages on this machine, so that the inspector also shows pages in another browser, such as a test's.
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
    // Modules run in order, so the machines run before the inspector's page. Vite's client reloads the page when a machine is saved.
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
        // `rmSync`, because the process may exit as soon as the server is closed.
        httpServer?.once('close', async () =>
          rmSync(await folder(), { recursive: true, force: true }),
        );
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
