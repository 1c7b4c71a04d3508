import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { securityHeaders } from '../hosting/securityHeaders.js';
import { headersFile } from '../hosting/headersFile.js';
import { redirectsFile } from '../hosting/redirectsFile.js';
import { mailOrigin } from '../mail/mailOrigin.js';
import { bundleEntry, type Entry } from './bundleEntry.js';
import { pages } from '../routing/pages.js';
import { compileEarly } from './compileEarly.js';
import { compressFiles } from './compressFiles.js';
import { compileStyles } from './styles/stylesPlugin.js';
import { writePages } from './writePages.js';

/** The paths of the pages that are written at build time, each in both languages. */
export const prerendered = pages.filter((page) => page.isPrerendered).map((page) => page.path);

/**
 * After a build, writes every page as HTML in both languages, a page for unknown paths, and
 * what search engines and hosts read, and compresses what is text. The pages know every style, so the scripts need none.
 */
export function prerenderPlugin(): Plugin {
  let entry: Entry;
  let root: string;
  let outDir: string;
  let mail: string | undefined;
  let scripts: string[];
  return {
    ...compileStyles(() => entry.readLooks()),
    name: 'suood:prerender',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = path.resolve(root, config.build.outDir);
      mail = mailOrigin(config.env);
    },
    async buildStart() {
      entry = await bundleEntry(root);
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const main = chunks.find(({ isEntry }) => isEntry);
      const site = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/Site.tsx'));
      if (!main || !site) this.error('The build must hold src/main.tsx and src/Site.tsx');
      const files = [main.fileName, ...main.imports, ...site.imports, site.fileName];
      scripts = [...new Set(files)].map((file) => `/${file}`);
    },
    async closeBundle(error) {
      if (error) return;
      const page = await writePages(prerendered, outDir, entry, await compileEarly(scripts));
      const files = {
        ...entry.discovery(prerendered),
        _headers: headersFile(securityHeaders(page, mail)),
        _redirects: redirectsFile(),
      };
      for (const [file, text] of Object.entries(files))
        await writeFile(path.join(outDir, file), text);
      await compressFiles(outDir);
    },
  };
}
