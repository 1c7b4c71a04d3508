import path from 'node:path';
import { parseAst, type Plugin } from 'vite';
import type { Look } from '../styling/looks.js';

/** Where something stands in a module's code. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** For the bundle that renders the pages: has what `styled` is called with remembered, so that `looks` knows it all. */
export function rememberStyles(): Plugin {
  const looks = JSON.stringify(path.resolve('src/styling/looks.ts'));
  return {
    name: 'suood:remember-styles',
    transform(code, id) {
      const edits = argumentsOf('styled', code, id).map(({ key, type, style }) => ({
        start: type.start,
        end: style.end,
        text: `...remember(${JSON.stringify(key)}, ${code.slice(type.start, style.end)})`,
      }));
      if (!edits.length) return undefined;
      return { code: `import { remember } from ${looks};\n${edited(code, edits)}`, map: null };
    },
  };
}

/**
 * For the site's own bundle: the pages bring the style sheet along, so every style gives way to its look, and Stitches
 * to a choice between classes. Throws for a style that no page knows.
 */
export function compileStyles(looks: () => ReadonlyMap<string, Look>): Plugin {
  const compiled = path.resolve('src/styling/styled.tsx');
  return {
    name: 'suood:compile-styles',
    resolveId: {
      order: 'pre',
      filter: { id: /stitches\.config/ },
      handler: () => compiled,
    },
    transform(code, id) {
      const edits = [
        ...argumentsOf('styled', code, id).map(({ key, style }) => {
          const look = looks().get(key);
          if (!look) throw new Error(`The style ${key} is in no page, so nothing is known of it.`);
          return { ...style, text: JSON.stringify(look) };
        }),
        ...['globalCss', 'keyframes']
          .flatMap((name) => argumentsOf(name, code, id))
          .map(({ style }) => ({ ...style, text: '' })),
      ];
      return edits.length ? { code: edited(code, edits), map: null } : undefined;
    },
  };
}

/** The calls of a function in one of the site's modules, in their order: a key for each, its first argument and its last. */
function argumentsOf(name: string, code: string, id: string) {
  if (!id.includes('/src/') || !code.includes(`${name}(`)) return [];
  const file = path.relative('.', id);
  return [...nodesOf(parseAst(code))]
    .filter(({ type, callee }) => type === 'CallExpression' && callee?.name === name)
    .map(({ arguments: args = [] }, index) => {
      const [type, style] = [args.at(0), args.at(-1)];
      if (!type || !style) throw new Error(`${file}: ${name} is called with nothing.`);
      return { key: `${file}:${index}`, type, style };
    });
}

interface Node extends Place {
  readonly type?: string;
  readonly name?: string;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
}

function* nodesOf(tree: object): Generator<Node> {
  if ('type' in tree) yield tree as Node;
  for (const child of Object.values(tree)) {
    if (typeof child === 'object' && child !== null) yield* nodesOf(child as object);
  }
}

/** Code with some places of it written anew. */
const edited = (code: string, edits: readonly (Place & { readonly text: string })[]) =>
  [...edits]
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
