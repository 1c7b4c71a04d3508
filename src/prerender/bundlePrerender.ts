import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { recordStylesPlugin } from './styles/recordStylesPlugin.js';

export type Prerender = typeof import('./prerender.js');

/** Bundles `src/prerender/prerender.ts` for Node and imports the bundle. Rejects when it does not compile. */
export async function bundlePrerender(root: string): Promise<Prerender> {
  // The folder is inside the project, so that Node reads the project's package.json ("type": "module"). Each build gets a new one,
  // because builds may run in parallel.
  const modules = path.join(root, 'node_modules');
  await mkdir(modules, { recursive: true });
  const folder = await mkdtemp(path.join(modules, '.prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [recordStylesPlugin()],
      build: {
        ssr: 'src/prerender/prerender.ts',
        outDir: folder,
        copyPublicDir: false,
        emptyOutDir: true,
      },
      ssr: { noExternal: true },
    });
    return await import(pathToFileURL(path.join(folder, 'prerender.js')).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}
