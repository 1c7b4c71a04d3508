import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { securityHeaders } from '../hosting/securityHeaders.js';
import { mailOrigin } from '../mail/mailOrigin.js';
import { serveBuild } from '../hosting/serveBuild.js';

/** Has Vite's preview server serve the build as hosts do, with the security headers. Throws when there is no build. */
export function previewPlugin(): Plugin {
  return {
    name: 'suood:preview',
    configurePreviewServer({ config, middlewares }) {
      const root = path.resolve(config.root, config.build.outDir);
      const page = readFileSync(path.join(root, 'index.html'), 'utf8');
      middlewares.use(serveBuild(root, securityHeaders(page, mailOrigin(config.env))));
    },
  };
}
