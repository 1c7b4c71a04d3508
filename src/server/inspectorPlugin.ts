import { existsSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build, type Plugin, type PreviewServer, type ViteDevServer } from 'vite';

/** The name of the messages between pages and inspectors. */
const name = 'suood-inspector';

/** Where a run of the path tests leaves what it recorded. */
const recordings = 'tests/results/recordings';

function serveRecordings({ config, middlewares }: ViteDevServer | PreviewServer) {
  const folder = path.resolve(config.root, recordings);
  middlewares.use('/recordings', (request, response, next) => {
    if (!existsSync(folder)) return next();
    return sirv(folder, { dev: true })(request, response, next);
  });
}

/**
 * Serves what path tests recorded under /recordings/. In development, passes what pages and inspectors say on to all
 * others, so that a phone, or a browser that a test drives, is seen in the inspector on the desk. A build makes the
 * inspector's page by itself, so that it shares no file with the site and adds no byte to it.
 */
export function inspectorPlugin(): Plugin {
  let page: string;
  return {
    name: 'suood:inspector',
    configResolved: ({ root }) => {
      page = path.join(root, 'inspector.html');
    },
    configureServer(server) {
      serveRecordings(server);
      server.ws.on(name, (message: unknown) => server.ws.send(name, message));
    },
    configurePreviewServer: serveRecordings,
    async writeBundle({ dir }) {
      if (!existsSync(page)) return;
      await build({
        configFile: false,
        logLevel: 'error',
        plugins: [react()],
        build: {
          rolldownOptions: {
            input: ['inspector.html', 'src/inspector/page/start.ts'],
            preserveEntrySignatures: 'exports-only',
            output: { entryFileNames: 'inspector/[name].js' },
          },
          assetsDir: 'inspector',
          outDir: dir ?? 'dist',
          emptyOutDir: false,
          copyPublicDir: false,
          chunkSizeWarningLimit: 2000,
        },
      });
    },
  };
}
