import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { rememberStyles } from './styles/stylesPlugin.js';

/** What renders the pages. */
export type Entry = typeof import('./prerender.js');

/** Bundles and loads what renders the pages. Rejects when the bundle cannot be made. */
export async function bundleEntry(root: string): Promise<Entry> {
  // In the project, so that Node takes it for what it is; by itself, so that two builds do not meet.
  const modules = path.join(root, 'node_modules');
  await mkdir(modules, { recursive: true });
  const folder = await mkdtemp(path.join(modules, '.prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [rememberStyles()],
      build: {
        ssr: 'src/build/prerender.tsx',
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
