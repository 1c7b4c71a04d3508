import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { securityHeaders } from '../hosting/securityHeaders.js';
import { mailOrigin } from '../mail/mailOrigin.js';
import { serveSite } from './serveSite.js';

/** Serves the built site as it is published. */
export function sitePlugin(): Plugin {
  return {
    name: 'suood:site',
    configurePreviewServer({ config, middlewares }) {
      const root = path.resolve(config.root, config.build.outDir);
      const page = readFileSync(path.join(root, 'index.html'), 'utf8');
      middlewares.use(serveSite(root, securityHeaders(page, mailOrigin(config.env))));
    },
  };
}
