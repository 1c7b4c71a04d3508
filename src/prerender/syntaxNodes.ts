import { parseAst } from 'vite';
import type { TextRange } from './replaceRanges.js';

/** A node of a syntax tree (ESTree), with the properties that the plugins read. */
export interface SyntaxNode extends TextRange {
  readonly type?: string;
  readonly name?: string;
  readonly key?: SyntaxNode;
  readonly callee?: SyntaxNode;
  readonly arguments?: readonly SyntaxNode[];
}

/** All nodes of a module's syntax tree, each before its descendants. Throws when the code is not JavaScript. */
export const syntaxNodes = (code: string): Generator<SyntaxNode> => walk(parseAst(code));

function* walk(tree: object): Generator<SyntaxNode> {
  if ('type' in tree) yield tree as SyntaxNode;
  for (const child of Object.values(tree)) {
    if (typeof child === 'object' && child !== null) yield* walk(child as object);
  }
}
