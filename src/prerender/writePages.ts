import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as marks from '../early/marks.js';
import { englishFolder } from '../hosting/englishFolder.js';
import type { Prerender } from './bundlePrerender.js';
import { compileEarly } from './compileEarly.js';
import { embeddedFonts } from './embeddedFonts.js';
import { inlineFirstPicture } from './inlineFirstPicture.js';
import { lightenPage } from './lightenPage.js';
import { scriptJson } from './scriptJson.js';

const languages = [
  { language: 'ar', dir: 'rtl', folder: '' },
  { language: 'en', dir: 'ltr', folder: englishFolder },
] as const;

/**
 * Writes the pages at `paths` and the page for unknown paths into `outDir`, in both languages, with the HTML `first` at the start of each
 * head. Resolves with the HTML of one page per language, from which the hashes of the content security policy are computed.
 */
export async function writePages(
  paths: readonly string[],
  outDir: string,
  prerender: Prerender,
  first: string,
): Promise<string> {
  const shell = await readFile(path.join(outDir, 'index.html'), 'utf8');
  await prerender.initTranslations();
  const addFonts = await compileEarly('addFonts.ts');
  const pages = [];
  for (const { language, dir, folder } of languages) {
    const texts = prerender.shownTexts(language);
    const fonts = await embeddedFonts(path.join(outDir, 'fonts'), language, texts);
    for (const page of paths) {
      const { head, body } = await prerender.renderPage(page, language);
      const root = `<div id="root" ${marks.servedPath}="${page}">${body}</div>`;
      const files = [path.join(folder, page, 'index.html')];
      // Netlify and Cloudflare Pages serve `about.html` at `/about`, but redirect `/about` to `/about/` if there is only a folder.
      if (!folder && page !== '/') files.push(`${page}.html`);
      pages.push({ files, language, dir, head, fonts, root, isLight: false });
    }
    const { head, body } = await prerender.renderNotFound(language);
    const root = `<div id="root">${body}</div>`;
    const files = [path.join(folder, '404.html')];
    pages.push({ files, language, dir, head, fonts, root, isLight: true });
  }
  const sheet = `<style>${prerender.styleSheet()}</style>`;
  const written = new Map<string, string>();
  for (const { files, language, dir, head, fonts, root, isLight } of pages) {
    const filled = await inlineFirstPicture(root, outDir);
    const whole = shell
      .replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
      .replace(
        'lang="ar" dir="rtl" class="lang-ar"',
        `lang="${language}" dir="${dir}" class="lang-${language}"`,
      )
      .replace('<meta charset="utf-8" />', (charset) => charset + first)
      .replace('<body dir="rtl">', `<body dir="${dir}">`)
      .replace(
        '</head>',
        () => `${head}${sheet}${dataBlock(marks.fonts, fonts)}<script>${addFonts}</script></head>`,
      )
      .replace(emptyRoot, () => filled);
    const html = isLight ? await lightenPage(whole, outDir) : whole;
    for (const file of files) {
      await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
      await writeFile(path.join(outDir, file), html);
    }
    if (!isLight) written.set(language, html);
  }
  return [...written.values()].join('\n');
}

/** A JSON data block for a page: a script element with an id and the value. */
export const dataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;

const emptyRoot = '<div id="root"></div>';
