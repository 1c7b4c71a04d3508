import path from 'node:path';
import type { Plugin } from 'vite';
import { replaceRanges } from '../replaceRanges.js';
import { styleCalls } from './styleCalls.js';

/** The plugin for the bundle that renders the pages: makes every call of `styled` record its arguments with `recordStyle`. */
export function recordStylesPlugin(): Plugin {
  const recordStyle = JSON.stringify(path.resolve('src/prerender/styles/recordStyle.ts'));
  return {
    name: 'suood:record-styles',
    transform(code, id) {
      const recordings = styleCalls(code, id)
        .filter(({ name }) => name === 'styled')
        .map(({ key, type, style }) => ({
          start: type.start,
          end: style.end,
          text: `...recordStyle(${JSON.stringify(key)}, ${code.slice(type.start, style.end)})`,
        }));
      const text = `import { recordStyle } from ${recordStyle};\n`;
      return recordings.length
        ? replaceRanges(code, [{ start: 0, end: 0, text }, ...recordings])
        : undefined;
    },
  };
}
