import path from 'node:path';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build, type Connect, type Plugin } from 'vite';

/** The name of the messages between pages and inspectors. */
const channel = 'suood-inspector';

/** As strict as the site's own: nothing but what lies here, and Stitches' style element, which begins empty. */
const headers = new Map([
  [
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'; " +
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]);

/** Serves the files of a folder as they are at each request; what is not there is left to others. */
const files = (root: string, folder: string) => sirv(path.join(root, folder), { dev: true });

/** Builds the inspector into a folder that is never published: what a visitor loads does not change with it. */
async function buildInspector(root: string, outDir: string) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      rolldownOptions: {
        input: ['inspector.html', 'src/inspector/page/start.ts'].map((file) =>
          path.join(root, file),
        ),
        // The page's code is imported by its address: what it exports has to stay.
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: 'inspector/[name].js' },
      },
      assetsDir: 'inspector',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      chunkSizeWarningLimit: 2000,
    },
  });
}

/** Builds the inspector when it is first asked for, and serves it. */
function inspectorFiles(root: string): Connect.NextHandleFunction {
  const folder = 'node_modules/.inspector';
  let built: Promise<void> | undefined;
  return async (request, response, next) => {
    if (!/^\/inspector[./]/.test(request.url ?? '')) return next();
    try {
      built ??= buildInspector(root, path.join(root, folder));
      await built;
      response.setHeaders(headers);
      files(root, folder)(request, response, next);
    } catch (error) {
      next(error);
    }
  };
}

/**
 * The state inspector on Vite's development and preview servers; a build for a host has nothing of it. What the path
 * tests found lies under /paths/. In development, what pages and inspectors say is passed on to all others, so
 * that a phone, or a browser that a test drives, is seen in the inspector on the desk.
 */
export function inspectorPlugin(): Plugin {
  return {
    name: 'suood:inspector',
    configureServer({ config, middlewares, ws }) {
      middlewares.use('/paths', files(config.root, 'tests/report'));
      ws.on(channel, (message: unknown) => ws.send(channel, message));
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use('/paths', files(config.root, 'tests/report'));
      middlewares.use(inspectorFiles(config.root));
    },
  };
}
