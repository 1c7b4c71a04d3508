import type { ReactNode } from 'react';
import { tagPattern } from './plainText';

/** The elements that a translation may hold; all others lose their tags and keep their text. */
const allowed = ['b', 'strong', 'em', 'i', 'br'] as const;
type Tag = (typeof allowed)[number];
const isAllowed = (tag: string): tag is Tag => allowed.includes(tag as Tag);

/** Parses markup into elements, up to the tag `end` or the end of the text. Recursive calls continue at the `lastIndex` of `expression`. */
function parse(markup: string, expression: RegExp, end?: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let from = expression.lastIndex;
  // Wraps each text in its own element: translation tools replace text nodes, and React throws when it removes a replaced one.
  const addText = (to: number) => {
    if (to > from) nodes.push(<span key={from}>{markup.slice(from, to)}</span>);
  };
  for (let match = expression.exec(markup); match; match = expression.exec(markup)) {
    const [, slash, name = ''] = match;
    const tag = name.toLowerCase();
    addText(match.index);
    if (slash && tag === end) return nodes;
    if (!slash && tag === 'br') nodes.push(<br key={match.index} />);
    else if (!slash && isAllowed(tag)) {
      const Element = tag;
      nodes.push(<Element key={match.index}>{parse(markup, expression, tag)}</Element>);
    }
    from = expression.lastIndex;
  }
  addText(markup.length);
  expression.lastIndex = markup.length;
  return nodes;
}

/** Renders a translation that may contain the `allowed` elements. Drops all other tags and keeps their text; never injects markup. */
export function RichText({ children }: { children: string }) {
  return parse(children, new RegExp(tagPattern));
}
