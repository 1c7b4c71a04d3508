import { readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import * as marks from '../early/marks.js';
import { scriptJson } from './scriptJson.js';

const languages = ['ar', 'en'] as const;

/** Embeds the translations of both languages in index.html as JSON (#translations), so that the first view needs no request for them. */
export function translationsPlugin(): Plugin {
  let files: Record<(typeof languages)[number], string>;
  return {
    name: 'suood:translations',
    configResolved({ publicDir }) {
      const file = (language: string) =>
        normalizePath(path.join(publicDir, 'locales', language, 'translation.json'));
      files = { ar: file('ar'), en: file('en') };
    },
    transformIndexHtml(_html, { path: page }) {
      if (page.endsWith('/inspector.html')) return [];
      const translations = { ar: readJson(files.ar), en: readJson(files.en) };
      return [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: marks.translations },
          children: scriptJson(translations),
          // At the end of the body, so that the first view is parsed before this element.
          injectTo: 'body',
        },
      ];
    },
    handleHotUpdate({ file, server }) {
      if (Object.values(files).includes(file)) server.ws.send({ type: 'full-reload' });
    },
  };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`Cannot read the translations in ${file}`, { cause: error });
  }
}
