import { Fragment, type ReactNode } from 'react';
import { tagPattern } from './plainText';

/** The elements that a translation may hold; all others lose their tags and keep their text. */
const allowed = ['b', 'strong', 'em', 'i', 'br'] as const;
type Tag = (typeof allowed)[number];
const isAllowed = (tag: string): tag is Tag => allowed.includes(tag as Tag);

/** Parses markup into elements up to the closing tag `end`, or to the end of the text; advances the shared expression. */
function parse(markup: string, expression: RegExp, end?: string): ReactNode[] {
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
      nodes.push(<Element key={match.index}>{parse(markup, expression, tag)}</Element>);
    }
    from = expression.lastIndex;
  }
  nodes.push(markup.slice(from));
  expression.lastIndex = markup.length;
  return nodes;
}

/** Renders a translation that may hold a few elements. It never injects markup: other tags are dropped. */
export function RichText({ children }: { children: string }) {
  return <Fragment>{parse(children, new RegExp(tagPattern))}</Fragment>;
}
