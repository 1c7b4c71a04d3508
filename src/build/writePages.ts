import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as marks from '../early/marks.js';
import { englishFolder } from '../hosting/englishFolder.js';
import { media } from '../style/media.js';
import type { Entry } from './bundleEntry.js';

const languages = [
  { language: 'ar', dir: 'rtl', folder: '' },
  { language: 'en', dir: 'ltr', folder: englishFolder },
] as const;

/**
 * Writes the pages at the given paths and one for unknown paths, each in both languages and with the early script in its
 * head, and answers with one of them.
 */
export async function writePages(
  paths: readonly string[],
  outDir: string,
  entry: Entry,
  earlyScript: string,
): Promise<string> {
  const shell = await readFile(path.join(outDir, 'index.html'), 'utf8');
  await entry.startTexts();
  const pages = [];
  for (const { language, dir, folder } of languages) {
    for (const page of paths) {
      const { head, body } = await entry.renderPage(page, language);
      const root = `<div id="root" ${marks.servedPath}="${page}">${body}</div>`;
      const files = [path.join(folder, page, 'index.html')];
      // A host that looks at no cookie may lead the address of a folder to one with a slash; a file it shows at its own.
      if (!folder && page !== '/') files.push(`${page}.html`);
      pages.push({ files, language, dir, head, root });
    }
    const { head, body } = await entry.renderNotFound(language);
    const root = `<div id="root">${body}</div>`;
    pages.push({ files: [path.join(folder, '404.html')], language, dir, head, root });
  }
  const styles = `<style>${entry.readStyles()}</style>`;
  let html = '';
  for (const { files, language, dir, head, root } of pages) {
    html = shell
      .replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
      .replace(
        'lang="ar" dir="rtl" class="lang-ar"',
        `lang="${language}" dir="${dir}" class="lang-${language}"`,
      )
      .replace('<meta charset="utf-8" />', (charset) => `${charset}<script>${earlyScript}</script>`)
      .replace('<body dir="rtl">', `<body dir="${dir}">`)
      .replace('</head>', () => `${head}${fonts(language)}${styles}</head>`)
      .replace(emptyRoot, () => root);
    for (const file of files) {
      await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
      await writeFile(path.join(outDir, file), html);
    }
  }
  return html;
}

const emptyRoot = '<div id="root"></div>';

/** A phone has the first picture on the line first, and asks for the faces as soon as the text is laid out. */
const fonts = (language: string) =>
  [300, 400]
    .map(
      (weight) =>
        `<link rel="preload" as="font" type="font/woff2" href="/fonts/plex-${language}-${weight}.woff2" crossorigin media="${media.md}">`,
    )
    .join('');
