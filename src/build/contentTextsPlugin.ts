import path from 'node:path';
import type { Plugin } from 'vite';
import * as marks from '../early/marks.js';
import { jsonBlock } from './jsonBlock.js';
import { replaceRanges } from './replaceRanges.js';
import { syntaxNodes, type SyntaxNode } from './syntaxNodes.js';

/** The module of the page's block; only the bundle knows it. */
const blockModule = '\0content-texts';

/**
 * Moves the texts of `src/content/` from the site's bundle to a JSON data block of the page, which shows most of them in any case:
 * the scripts at first weigh 3.8 kB less, the home page 2.3 kB more and the others 3.5 kB (brotli), and another text changes no script.
 */
export function contentTextsPlugin(): Plugin {
  /** The texts by the name of their file, in the order in which it has them. */
  const texts: Record<string, unknown[]> = {};
  return {
    name: 'suood:content-texts',
    apply: 'build',
    resolveId: { filter: { id: /^\0content-texts$/ }, handler: (id) => id },
    load: {
      filter: { id: /^\0content-texts$/ },
      handler: () =>
        `export default JSON.parse(document.querySelector('#${marks.contentTexts}').textContent);`,
    },
    transform: {
      filter: { id: /\/src\/content\/\w+\.ts$/ },
      handler(code, id) {
        const found = [...syntaxNodes(code)].flatMap(textOf);
        if (!found.length) return undefined;
        const file = path.basename(id, '.ts');
        texts[file] = found.map(({ text }) => text);
        const replacements = found.map(({ start, end }, index) => ({
          start,
          end,
          text: `texts.${file}[${index}]`,
        }));
        const imported = { start: 0, end: 0, text: `import texts from '${blockModule}';` };
        return replaceRanges(code, [imported, ...replacements]);
      },
    },
    transformIndexHtml: { order: 'post', handler: () => [jsonBlock(marks.contentTexts, texts)] },
  };
}

/** The text, or list of texts, of a property that is there once per language, with its range; none for any other node. */
function textOf({ type, key, value }: SyntaxNode) {
  if (type !== 'Property' || !/[a-z](?:EN|AR)$/.test(key?.name ?? '')) return [];
  const node = value as SyntaxNode;
  const text = node.elements?.map((element) => element.value) ?? node.value;
  const isText = [text].flat().every((part) => typeof part === 'string');
  return isText ? [{ start: node.start, end: node.end, text }] : [];
}
