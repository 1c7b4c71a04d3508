import path from 'node:path';
import type { Plugin } from 'vite';
import { builtHeaders } from '../hosting/builtHeaders.js';
import { serveBuild } from '../hosting/serveBuild.js';

/** Makes Vite's preview server serve the build as hosts do, with the headers that the build wrote. Throws when there is no build. */
export function previewPlugin(): Plugin {
  return {
    name: 'suood:preview',
    configurePreviewServer({ config, middlewares }) {
      const root = path.resolve(config.root, config.build.outDir);
      middlewares.use(serveBuild(root, builtHeaders(root)));
    },
  };
}
