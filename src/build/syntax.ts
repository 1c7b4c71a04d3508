import { parseAst } from 'vite';

/** Where something stands in a module's code. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** What is read of a node of a syntax tree. */
export interface Node extends Place {
  readonly type?: string;
  readonly name?: string;
  readonly key?: Node;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
}

/** All nodes of a module's syntax tree, an outer one before those in it. The code is JavaScript. */
export const nodesOf = (code: string): Generator<Node> => walk(parseAst(code));

function* walk(tree: object): Generator<Node> {
  if ('type' in tree) yield tree as Node;
  for (const child of Object.values(tree)) {
    if (typeof child === 'object' && child !== null) yield* walk(child as object);
  }
}

/** Code with some places of it, none within another, written anew; as the answer of a plugin's `transform`. */
export const edited = (code: string, edits: readonly (Place & { readonly text: string })[]) =>
  edits.length
    ? {
        code: edits
          .toSorted((a, b) => b.start - a.start)
          .reduce(
            (text, { start, end, text: now }) => text.slice(0, start) + now + text.slice(end),
            code,
          ),
        map: null,
      }
    : undefined;
