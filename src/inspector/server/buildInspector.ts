import { rename } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type BuildOptions } from 'vite';

/** The inspector's page, from the project's root; its address is `/inspector.html`. */
export const inspectorPage = 'src/inspector/inspector.html';

/** Builds the inspector into a folder that is never published: its page, and a script per way to watch a page. */
export async function buildInspector(root: string, outDir: string): Promise<void> {
  const make = (rolldownOptions: NonNullable<BuildOptions['rolldownOptions']>) =>
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
  await make({ input: inspectorPage });
  await rename(path.join(outDir, inspectorPage), path.join(outDir, 'inspector.html'));
  for (const name of ['local', 'stately']) {
    // No module: modules wait for the page, and the site must not run before.
    const output = { format: 'iife', entryFileNames: 'inspector/[name].js' } as const;
    await make({ input: `src/inspector/page/${name}.ts`, output });
  }
}
