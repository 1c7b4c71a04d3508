import path from 'node:path';
import type { Plugin } from 'vite';
import type { Look } from './looks.js';
import { edited, nodesOf } from '../syntax.js';

/** For the bundle that renders the pages: has what `styled` is called with remembered, so that `looks` knows it all. */
export function rememberStyles(): Plugin {
  const looks = JSON.stringify(path.resolve('src/build/styles/looks.ts'));
  return {
    name: 'suood:remember-styles',
    transform(code, id) {
      const edits = callsIn(code, id)
        .filter(({ name }) => name === 'styled')
        .map(({ key, type, style }) => ({
          start: type.start,
          end: style.end,
          text: `...remember(${JSON.stringify(key)}, ${code.slice(type.start, style.end)})`,
        }));
      const start = { start: 0, end: 0, text: `import { remember } from ${looks};\n` };
      return edits.length ? edited(code, [start, ...edits]) : undefined;
    },
  };
}

/**
 * For the site's own bundle: the pages bring the style sheet along, so every style gives way to its look, and Stitches
 * to a choice between classes. Throws for a style that no page knows.
 */
export function compileStyles(
  looks: () => ReadonlyMap<string, Look>,
): Pick<Plugin, 'resolveId' | 'transform'> {
  let known: ReadonlyMap<string, Look> | undefined;
  const compiled = path.resolve('src/build/styles/styled.tsx');
  return {
    resolveId: {
      order: 'pre',
      filter: { id: /stitches\.config/ },
      handler: () => compiled,
    },
    transform(code, id) {
      const edits = callsIn(code, id).map(({ name, key, style }) => {
        if (name !== 'styled') return { ...style, text: '' };
        known ??= looks();
        const look = known.get(key);
        if (!look) throw new Error(`The style ${key} is in no page, so nothing is known of it.`);
        return { ...style, text: JSON.stringify(look) };
      });
      return edited(code, edits);
    },
  };
}

const makers = /^(styled|globalCss|keyframes)$/;

/** The calls that make styles in one of the site's modules, in their order: a key for each, its first argument and its last. */
function callsIn(code: string, id: string) {
  if (!id.includes('/src/') || !/(styled|globalCss|keyframes)\(/.test(code)) return [];
  const file = path.relative('.', id);
  return [...nodesOf(code)]
    .filter(({ type, callee }) => type === 'CallExpression' && makers.test(callee?.name ?? ''))
    .map(({ callee, arguments: args = [] }, index) => {
      const [type, style] = [args.at(0), args.at(-1)];
      if (!type || !style) throw new Error(`${file}: ${callee?.name} is called with nothing.`);
      return { name: callee?.name, key: `${file}:${index}`, type, style };
    });
}
