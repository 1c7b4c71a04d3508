import path from 'node:path';
import sirv from 'sirv';
import type { EnvironmentModuleNode, HotPayload, Plugin, WebSocketServer } from 'vite';
import { compileSwitch } from './buildInspector.js';
import type { Relay } from './Relay';
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
  let relay: Relay | undefined;
  let socket: WebSocketServer | undefined;
  return {
    name: 'state-inspector',
    apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer({ config, middlewares, ws }) {
      if (reports) middlewares.use('/paths', sirv(path.join(config.root, reports), { dev: true }));
      middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/inspector\.html/, `/${page}`);
        next();
      });
      const own = relayFor(config, fields);
      ws.on(channel, (data: unknown, client) => own.pass(data, client, ws.clients));
      relay = own;
      socket = ws;
    },
    // A machine that is saved reloads pages; an inspector, whose page accepts it, keeps what it shows and takes it.
    hotUpdate({ modules, timestamp }) {
      const { name, moduleGraph } = this.environment;
      const clients = [...(socket?.clients ?? [])];
      const updates = name === 'client' ? updatesFor(modules, timestamp) : [];
      if (updates.length === 0 || !clients.some((each) => relay?.isInspector(each)))
        return undefined;
      for (const each of modules) moduleGraph.invalidateModule(each, new Set(), timestamp, true);
      for (const client of clients)
        client.send(
          relay?.isInspector(client)
            ? { type: 'update', updates: [...updates] }
            : { type: 'full-reload' },
        );
      return [];
    },
    async transformIndexHtml(_html, { path: asked }) {
      if (asked === `/${page}`) return [];
      compiled ??= compileSwitch({ local: tag('local'), Breakpoints: tag('Breakpoints') });
      return [{ tag: 'script', children: await compiled, injectTo: 'head-prepend' }];
    },
  };
}

type Update = Extract<HotPayload, { type: 'update' }>['updates'][number];

/** The updates with which pages take modules that have changed, where a module that imports them, directly or not, accepts that. */
function updatesFor(
  changed: readonly EnvironmentModuleNode[],
  timestamp: number,
): readonly Update[] {
  const known = new Set(changed);
  return [...grown(known)].flatMap((module) =>
    [...module.importers]
      .filter(({ acceptedHmrDeps }) => acceptedHmrDeps.has(module))
      .map(({ url }) => ({ type: 'js-update', path: url, acceptedPath: module.url, timestamp })),
  );
}

/** Some modules, and all that import them in turn. */
function grown(modules: Set<EnvironmentModuleNode>): ReadonlySet<EnvironmentModuleNode> {
  // A set that grows is walked to its new end.
  for (const { importers } of modules) for (const each of importers) modules.add(each);
  return modules;
}
