import { rename } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type BuildOptions, type Rolldown } from 'vite';

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

/** Builds the inspector's page, the file `page` from the project's root, into a folder that is never published. */
export async function buildInspector(root: string, outDir: string, page: string): Promise<void> {
  await make(root, outDir, { input: path.resolve(root, page) });
  if (page !== 'inspector.html')
    await rename(path.join(outDir, page), path.join(outDir, 'inspector.html'));
}

/** Builds the scripts with which pages are watched into the same folder, and resolves with the HTML that loads each. */
export const buildWatch = (root: string, outDir: string): Promise<[local: string, stop: string]> =>
  Promise.all([watchScript(root, outDir, 'local'), watchScript(root, outDir, 'Breakpoints')]);

async function watchScript(root: string, outDir: string, name: string): Promise<string> {
  // No module: modules wait for the page, and its own scripts must not run before.
  const output = {
    format: 'iife',
    entryFileNames: 'inspector/[name].js',
    // The statement `debugger` is what one of them is for.
    minify: { compress: { dropDebugger: false } },
  } as const;
  await make(root, outDir, { input: path.join(import.meta.dirname, `../page/${name}.ts`), output });
  return `<script src="/inspector/${name}.js"></script>`;
}

const input = path.join(import.meta.dirname, '../page/watchSwitch.ts');

/**
 * Compiles the switch that has a page watched to the text of one classic script; `tags` are those of the scripts that it
 * loads: what talks to inspectors, and what stops the page at breakpoints.
 */
export async function compileSwitch(
  tags: Readonly<Record<'local' | 'Breakpoints', string>>,
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // In a page, a closing tag ends a script wherever it stands.
    define: { watchTags: JSON.stringify(tags).replaceAll('</', String.raw`<\/`) },
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code.trim().replaceAll('</', String.raw`<\/`);
}
