import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { compressFiles } from './compressFiles.js';

/** The pages that are written at build time, each in both languages. */
export const prerendered = ['/', '/about', '/contact'] as const;

/** Where English pages lie in the build; a server shows them at the same addresses as the Arabic ones. */
export const englishFolder = '_en';

const languages = [
  { language: 'ar', dir: 'rtl', folder: '' },
  { language: 'en', dir: 'ltr', folder: englishFolder },
] as const;

/**
 * After a build, writes every page as HTML in both languages, one style sheet for all of them, and a page for unknown
 * paths, and compresses what is text.
 */
export function prerenderPlugin(): Plugin {
  let root: string;
  let outDir: string;
  return {
    name: 'suood:prerender',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = path.resolve(root, config.build.outDir);
    },
    async closeBundle(error) {
      if (error) return;
      const server = path.join(root, 'node_modules/.prerender');
      await build({
        root,
        configFile: false,
        logLevel: 'error',
        build: {
          ssr: 'src/prerender.tsx',
          outDir: server,
          copyPublicDir: false,
          emptyOutDir: true,
        },
        ssr: { noExternal: true },
      });
      const entry: typeof import('../prerender.js') = await import(
        `${pathToFileURL(path.join(server, 'prerender.js')).href}?${Date.now()}`
      );
      await writePages(outDir, entry);
      await rm(server, { recursive: true });
      await compressFiles(outDir);
    },
  };
}

async function writePages(outDir: string, entry: typeof import('../prerender.js')) {
  const shell = await readFile(path.join(outDir, 'index.html'), 'utf8');
  await entry.startTexts();
  const pages = [];
  for (const { language, dir, folder } of languages) {
    for (const page of prerendered) {
      const { head, body } = await entry.renderPage(page, language);
      const root = `<div id="root" data-path="${page}">${body}</div>`;
      pages.push({ file: path.join(folder, page, 'index.html'), language, dir, head, root });
    }
    pages.push({
      file: path.join(folder, '404.html'),
      language,
      dir,
      head: notFound,
      root: emptyRoot,
    });
  }
  const styles = entry.readStyles();
  const sheet = `/assets/styles-${await fingerprint(styles)}.css`;
  await write(path.join(outDir, sheet), styles);
  for (const { file, language, dir, head, root } of pages) {
    const html = shell
      .replace(
        'lang="ar" dir="rtl" class="lang-ar"',
        `lang="${language}" dir="${dir}" class="lang-${language}"`,
      )
      .replace('<body dir="rtl">', `<body dir="${dir}">`)
      .replace(
        '</head>',
        () => `${fonts(language)}<link rel="stylesheet" href="${sheet}">${head}</head>`,
      )
      .replace(emptyRoot, () => root);
    await write(path.join(outDir, file), html);
  }
}

const emptyRoot = '<div id="root"></div>';

async function write(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The page for unknown paths is rendered in the browser; search engines leave it out. */
const notFound = '<meta name="robots" content="noindex">';

const fonts = (language: string) =>
  [300, 400]
    .map(
      (weight) =>
        `<link rel="preload" as="font" type="font/woff2" href="/fonts/plex-${language}-${weight}.woff2" crossorigin>`,
    )
    .join('');

async function fingerprint(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('base64url').slice(0, 8);
}
