import path from 'node:path';
import type { Plugin } from 'vite';
import { replaceRanges } from '../replaceRanges.js';
import { styleCalls } from './styleCalls.js';

/**
 * The part of `prerenderPlugin` for the site's own bundle: replaces the style in every call of `styled` by the call's classes (from
 * `readParts`), and Stitches by `styled.tsx`, which chooses among them. Calls `readParts` once, at the first style. Throws for a style that
 * the pages' bundle has not recorded.
 */
export function replaceStyles(
  readParts: () => ReadonlyMap<string, string>,
): Pick<Plugin, 'resolveId' | 'transform'> {
  let parts: ReadonlyMap<string, string> | undefined;
  const styled = path.resolve('src/prerender/styles/styled.tsx');
  return {
    resolveId: {
      order: 'pre',
      filter: { id: /stitches\.config/ },
      handler: () => styled,
    },
    transform(code, id) {
      const replacements = styleCalls(code, id).map(({ name, key, style }) => {
        if (name !== 'styled') return { ...style, text: '' };
        parts ??= readParts();
        const classes = parts.get(key);
        if (!classes) throw new Error(`The style ${key} was not recorded: no page imports it.`);
        return { ...style, text: classes };
      });
      return replaceRanges(code, replacements);
    },
  };
}
