/** `npm run package`: builds all of this folder into dist-devtools/, and packs it for `npm install`. */
import { execFileSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { buildInspector, buildWatch } from './inspector/server/buildInspector';

const root = import.meta.dirname;
const folder = path.resolve('dist-devtools');
const dist = path.join(folder, 'dist');
const page = path.join(dist, 'page');
const entries = {
  createInspector: 'inspector/node/createInspector.ts',
  inspectorForVite: 'inspector/server/inspectorForVite.ts',
  serveInspector: 'inspector/server/serveInspector.ts',
};

await rm(folder, { recursive: true, force: true });
await buildInspector(page);
await buildWatch(page);
// The scripts for Node contain their dependencies, except vite and xstate, which the user's project has.
await build({
  root,
  configFile: false,
  logLevel: 'error',
  ssr: { noExternal: true, external: ['vite', 'xstate'] },
  build: {
    ssr: true,
    outDir: dist,
    emptyOutDir: false,
    rolldownOptions: {
      input: Object.fromEntries(
        Object.entries(entries).map(([name, file]) => [name, path.join(root, file)]),
      ),
    },
  },
});
const options =
  '--declaration --emitDeclarationOnly --noEmit false --noCheck --skipLibCheck --ignoreConfig --module esnext --target es2023 --moduleResolution bundler --types node';
const folders = ['--rootDir', root, '--outDir', path.join(dist, 'types')];
const typed = ['createInspector', 'inspectorForVite'] as const;
const files = typed.map((name) => path.join(root, entries[name]));
execFileSync('tsc', files.concat(options.split(' '), folders), { stdio: 'inherit' });
for (const file of ['package.json', 'README.md'])
  await cp(path.join(root, file), path.join(folder, file));
const [into = '.'] = process.argv.slice(2);
execFileSync('npm', ['pack', folder, '--pack-destination', into, '--silent'], { stdio: 'inherit' });
