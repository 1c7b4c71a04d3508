import path from 'node:path';
import { build } from 'vite';

const repository = path.resolve(import.meta.dirname, '../..');

/** Bundles the mail service with all that it needs into one file, which runs with Node alone: dist-server/serveMail.mjs. */
export const bundleMailService = () =>
  build({
    root: repository,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'src/server/serveMail.ts',
      outDir: path.resolve('dist-server'),
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
    ssr: { noExternal: true },
  });
