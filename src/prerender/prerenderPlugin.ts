import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { contact } from '../content/contact.js';
import { siteAddress } from '../content/siteAddress.js';
import { htaccess } from '../hosting/htaccess.js';
import * as marks from '../early/marks.js';
import { securityHeaders } from '../hosting/securityHeaders.js';
import { headersFile, redirectsFile } from '../hosting/headersFile.js';
import { mailOrigin } from '../mail/mailOrigin.js';
import { md } from '../style/media.js';
import { bundlePrerender, type Prerender } from './bundlePrerender.js';
import { compileEarly } from './compileEarly.js';
import { compressFiles } from './compressFiles.js';
import { prerenderedPaths } from './prerenderedPaths.js';
import { replaceStyles } from './styles/replaceStyles.js';
import { dataBlock, writePages } from './writePages.js';

/**
 * Before a build, bundles the code that renders the pages. The bundle records all styles, so that the site's scripts need none. After the
 * build, writes every page as HTML in both languages, the page for unknown paths and the files for search engines and hosts, and compresses
 * all text files.
 */
export function prerenderPlugin(): Plugin {
  let prerender: Prerender;
  let root: string;
  let outDir: string;
  let mail: string | undefined;
  let scripts: string[];
  return {
    ...replaceStyles(() => prerender.partClasses()),
    name: 'suood:prerender',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = path.resolve(root, config.build.outDir);
      mail = mailOrigin(config.env);
    },
    async buildStart() {
      prerender = await bundlePrerender(root);
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const main = chunks.find(({ isEntry }) => isEntry);
      const site = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/Site.tsx'));
      if (!main || !site) this.error('The build must hold src/main.tsx and src/Site.tsx');
      const importsOf = (file: string): string[] => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? [...chunk.imports.flatMap(importsOf), file] : [];
      };
      const files = [main, site].flatMap(({ fileName }) => importsOf(fileName));
      scripts = [...new Set(files)].map((file) => `/${file}`);
    },
    async closeBundle(error) {
      if (error) return;
      const chatNumbers = [contact.chatNumberMobile, contact.chatNumberDesktop];
      const early = { desktop: md, chatNumbers };
      const page = await writePages(
        prerenderedPaths,
        outDir,
        prerender,
        `<script>${await compileEarly('early.ts', early)}</script>${dataBlock(marks.bundle, scripts)}`,
      );
      const headers = securityHeaders(page, mail);
      const files = {
        ...prerender.discoveryFiles(prerenderedPaths),
        ...prerender.chatCodes(),
        '.htaccess': htaccess(headers, siteAddress),
        _headers: headersFile(headers),
        _redirects: redirectsFile(),
      };
      for (const [file, text] of Object.entries(files))
        await writeFile(path.join(outDir, file), text);
      await compressFiles(outDir);
    },
  };
}
