import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { bootScript } from '../hosting/bootScript.js';
import { languageScript } from '../hosting/languageScript.js';
import { englishFolder, securityHeaders } from '../hosting/rules.js';
import { headersFile, redirectsFile } from '../hosting/staticHosts.js';
import { mailOrigin } from '../mailOrigin.js';
import { media } from '../styling/media.js';
import { compressFiles } from './compressFiles.js';
import { compileStyles, rememberStyles } from './stylesPlugin.js';

/** The pages that are written at build time, each in both languages. */
export const prerendered = ['/', '/about', '/contact'] as const;

const languages = [
  { language: 'ar', dir: 'rtl', folder: '' },
  { language: 'en', dir: 'ltr', folder: englishFolder },
] as const;

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
      const page = await writePages(outDir, entry, scripts);
      const files = {
        ...entry.discovery(prerendered),
        _headers: headersFile(securityHeaders(page, mail)),
        _redirects: redirectsFile(),
      };
      for (const [file, text] of Object.entries(files)) await write(path.join(outDir, file), text);
      await compressFiles(outDir);
    },
  };
}

type Entry = typeof import('../prerender.js');

/** Bundles and loads what renders the pages. */
async function bundleEntry(root: string): Promise<Entry> {
  // In the project, so that Node takes it for what it is; by itself, so that two builds do not meet.
  const modules = path.join(root, 'node_modules');
  await mkdir(modules, { recursive: true });
  const folder = await mkdtemp(path.join(modules, '.prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [rememberStyles()],
      build: { ssr: 'src/prerender.tsx', outDir: folder, copyPublicDir: false, emptyOutDir: true },
      ssr: { noExternal: true },
    });
    return await import(pathToFileURL(path.join(folder, 'prerender.js')).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes all pages, and answers with one of them. */
async function writePages(
  outDir: string,
  entry: Entry,
  scripts: readonly string[],
): Promise<string> {
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
      root: `<div id="root">${await entry.renderNotFound(language)}</div>`,
    });
  }
  const styles = `<style>${entry.readStyles()}</style>`;
  const boot = `<script>${bootScript(scripts)}</script>`;
  let html = '';
  for (const { file, language, dir, head, root } of pages) {
    html = shell
      .replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
      .replace(
        'lang="ar" dir="rtl" class="lang-ar"',
        `lang="${language}" dir="${dir}" class="lang-${language}"`,
      )
      .replace(
        '<meta charset="utf-8" />',
        (charset) => `${charset}<script>${languageScript}</script>`,
      )
      .replace('<body dir="rtl">', `<body dir="${dir}">`)
      .replace('</head>', () => `${head}${fonts(language)}${styles}</head>`)
      .replace(emptyRoot, () => root)
      .replace('</body>', () => `${boot}</body>`);
    await write(path.join(outDir, file), html);
  }
  return html;
}

async function write(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The page for unknown paths is rendered in the browser; search engines leave it out. */
const notFound = '<meta name="robots" content="noindex">';
const emptyRoot = '<div id="root"></div>';

/** A phone has the first picture on the line first, and asks for the faces as soon as the text is laid out. */
const fonts = (language: string) =>
  [300, 400]
    .map(
      (weight) =>
        `<link rel="preload" as="font" type="font/woff2" href="/fonts/plex-${language}-${weight}.woff2" crossorigin media="${media.md}">`,
    )
    .join('');
