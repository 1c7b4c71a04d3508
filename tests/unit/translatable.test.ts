import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

/** A node of a syntax tree (ESTree with JSX), as far as this test reads it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (isNode(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

/** Whether an expression between tags renders an element or nothing, but never a text without an element. */
function isElement(expression: Node): boolean {
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return true;
    case 'LogicalExpression':
      return isElement(expression['right'] as Node);
    case 'ConditionalExpression':
      return [expression['consequent'], expression['alternate']].every((each) =>
        isElement(each as Node),
      );
    case 'CallExpression': {
      // A list such as `items.map((item) => <li>…</li>)`.
      const last = (expression['arguments'] as Node[]).at(-1);
      return last?.type === 'ArrowFunctionExpression' && isElement(last['body'] as Node);
    }
    case 'ParenthesizedExpression':
      return isElement(expression['expression'] as Node);
    case 'Literal':
      return expression['value'] === null;
    case 'Identifier':
      return expression['name'] === 'children' || expression['name'] === 'undefined';
    default:
      return false;
  }
}

/** Finds the texts in the source of a module that have a sibling (an element or a text). Returns them as `line: source`. */
function textsBesideOthers(code: string): string[] {
  const tree: unknown = parseAst(code, { lang: 'tsx' });
  const found = [...nodesIn(tree)].flatMap((node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return [];
    // Skips white space with a line break, because JSX renders none of it.
    const children = (node['children'] as Node[]).filter(
      ({ type, value }) => type !== 'JSXText' || !/^\s*\n\s*$/.test(String(value)),
    );
    if (children.length < 2 && node.type === 'JSXElement') return [];
    return children.filter(
      (child) =>
        child.type === 'JSXText' ||
        (child.type === 'JSXExpressionContainer' && !isElement(child['expression'] as Node)),
    );
  });
  return found.map(({ start }) => {
    const line = code.slice(0, start).split('\n').length;
    return `${line}: ${code.split('\n')[line - 1]?.trim()}`;
  });
}

const root = path.resolve(import.meta.dirname, '../../src');
const views = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !/^(devtools|charts)\//.test(file),
);

const isBad = (children: string) =>
  textsBesideOthers(`export const View = () => <p>${children}</p>;`).length > 0;

// A browser's translator replaces each text node by elements of its own. React can still change a text that is alone in its element. But
// React throws when it removes the replaced text node, or inserts an element before it, and the error screen replaces the page.
it.each(views)(
  '%s has no text beside another element, where a browser’s translator would break the page',
  (file) => {
    expect(textsBesideOthers(readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
  },
);

it('texts beside a text or an element are found, but not those that are alone in their element', () => {
  const bad = ['{t("a")} <b />', 'word<b />', '{is ? <b>x</b> : text}<b />', '<>{t("a")}</>'];
  const good = ['{t("a")}', '<span>{t("a")}</span><b />', '{is && <b />}<i />'];
  expect([...bad, ...good].filter(isBad)).toEqual(bad);
});
