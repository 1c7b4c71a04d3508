import path from 'node:path';
import { type SyntaxNode, syntaxNodes } from '../syntaxNodes.js';

/** A call of `styled`, `globalCss` or `keyframes` in a module. */
export interface StyleCall {
  readonly name: string;
  /** The module's path and the call's index in it: the same in both bundles, as long as both read the same source. */
  readonly key: string;
  /** The first argument: for `styled`, the element or component. */
  readonly type: SyntaxNode;
  /** The last argument: the style. */
  readonly style: SyntaxNode;
}

const makers = /^(styled|globalCss|keyframes)$/;

/** The calls that make styles in one of the site's modules, in the order of the code. Throws for a call without arguments. */
export function styleCalls(code: string, id: string): readonly StyleCall[] {
  if (!id.includes('/src/') || !/(styled|globalCss|keyframes)\(/.test(code)) return [];
  const file = path.relative('.', id);
  return [...syntaxNodes(code)]
    .filter(({ type, callee }) => type === 'CallExpression' && makers.test(callee?.name ?? ''))
    .map(({ callee, arguments: args = [] }, index) => {
      const name = callee?.name ?? '';
      const [type, style] = [args.at(0), args.at(-1)];
      if (!type || !style) throw new Error(`${file}: ${name} is called without arguments.`);
      return { name, key: `${file}:${index}`, type, style };
    });
}
