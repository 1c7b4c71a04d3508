import { Fragment, type ReactNode } from 'react';

/** The elements that a translation may hold; all others lose their tags and keep their text. */
const allowed = ['b', 'strong', 'em', 'i', 'br'] as const;
type Tag = (typeof allowed)[number];
const isAllowed = (tag: string): tag is Tag => allowed.includes(tag as Tag);

const tags = /<(\/?)([a-z][a-z0-9]*)[^>]*>/gi;

/** What a text with markup says without it; a line break becomes a space. */
export const plainText = (markup: string): string =>
  markup.replace(/<br[^>]*>/gi, ' ').replace(tags, '');

/** Reads markup up to `end` (or the end of the text) into elements; moves the shared expression along. */
function read(markup: string, expression: RegExp, end?: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let from = expression.lastIndex;
  for (let match = expression.exec(markup); match; match = expression.exec(markup)) {
    const [, slash, name = ''] = match;
    const tag = name.toLowerCase();
    nodes.push(markup.slice(from, match.index));
    if (slash && tag === end) return nodes;
    if (!slash && tag === 'br') nodes.push(<br key={match.index} />);
    else if (!slash && isAllowed(tag)) {
      const Element = tag;
      nodes.push(<Element key={match.index}>{read(markup, expression, tag)}</Element>);
    }
    from = expression.lastIndex;
  }
  nodes.push(markup.slice(from));
  expression.lastIndex = markup.length;
  return nodes;
}

/** Shows a translation that may hold a few elements; never injects markup. */
export function RichText({ children }: { children: string }) {
  return <Fragment>{read(children, new RegExp(tags))}</Fragment>;
}
