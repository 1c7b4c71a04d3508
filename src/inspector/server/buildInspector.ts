import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type BuildOptions, type Rolldown } from 'vite';
import { integrityMap, scriptHash } from '../../build/integrityMap.js';

/** The inspector's page, from the project's root; its address is `/inspector.html`. */
export const inspectorPage = 'src/inspector/inspector.html';

const make = (
  root: string,
  outDir: string,
  rolldownOptions: NonNullable<BuildOptions['rolldownOptions']>,
) =>
  build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      rolldownOptions,
      assetsDir: 'inspector',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      chunkSizeWarningLimit: 2000,
    },
  });

/** Builds the inspector's page into a folder that is never published, with an import map of its scripts' hashes. */
export async function buildInspector(root: string, outDir: string): Promise<void> {
  const built = (await make(root, outDir, { input: inspectorPage })) as Rolldown.RolldownOutput;
  const scripts = built.output.filter(({ type }) => type === 'chunk').map((file) => file.fileName);
  const page = await readFile(path.join(outDir, inspectorPage), 'utf8');
  const map = await integrityMap(outDir, scripts);
  await writeFile(path.join(outDir, 'inspector.html'), page.replace('<head>', `<head>${map}`));
}

/**
 * Builds the script with which pages are watched in the way `name` into the same folder, and resolves with the HTML that loads it:
 * under an Integrity-Policy a page must know the script's hash before, and ask for the script by CORS.
 */
export async function buildWatch(root: string, outDir: string, name: string): Promise<string> {
  // No module: modules wait for the page, and the site must not run before.
  const output = {
    format: 'iife',
    entryFileNames: 'inspector/[name].js',
    // The statement `debugger` is what one of them is for.
    minify: { compress: { dropDebugger: false } },
  } as const;
  await make(root, outDir, { input: path.join(import.meta.dirname, `../page/${name}.ts`), output });
  const hash = await scriptHash(path.join(outDir, `inspector/${name}.js`));
  return `<script src="/inspector/${name}.js" integrity="${hash}" crossorigin></script>`;
}
