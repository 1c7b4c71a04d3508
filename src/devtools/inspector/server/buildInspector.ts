import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type BuildOptions, type PluginOption } from 'vite';
import { type InspectedProject, projectModule } from './inspectorForVite.js';

const root = path.join(import.meta.dirname, '..');

const make = (
  outDir: string,
  rolldownOptions: NonNullable<BuildOptions['rolldownOptions']>,
  plugins: PluginOption[] = [],
) =>
  build({
    root,
    configFile: false,
    // Relative, because servers have different base paths.
    base: './',
    logLevel: 'error',
    plugins: [react(), plugins],
    build: {
      rolldownOptions,
      assetsDir: 'inspector',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      chunkSizeWarningLimit: 2000,
    },
  });

/** Builds the inspector's page into a folder that is never published, with the project's machines if a project is given. */
export async function buildInspector(outDir: string, project?: InspectedProject): Promise<void> {
  const own = project && projectModule(project);
  const tag = own && { tag: 'script', attrs: { type: 'module', src: own.id } };
  const transformIndexHtml = { order: 'pre', handler: () => tag && [tag] } as const;
  const plugins = own && [{ name: 'inspected-project', ...own.hooks, transformIndexHtml }];
  await make(outDir, { input: path.join(root, 'inspector.html') }, plugins);
}

/** Builds the scripts that run in watched pages. Writes to the same folder as `buildInspector`. */
export async function buildWatch(outDir: string): Promise<void> {
  // Classic scripts, because modules run only after the page is parsed, and these must run before the page's own scripts.
  const output = {
    format: 'iife',
    entryFileNames: 'inspector/[name].js',
    // Keeps the statement `debugger`, which stops a page at a breakpoint.
    minify: { compress: { dropDebugger: false } },
  } as const;
  const scripts = ['watchSwitch', 'local'];
  await Promise.all(
    scripts.map((name) => make(outDir, { input: path.join(root, `page/${name}.ts`), output })),
  );
}
