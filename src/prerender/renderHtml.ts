import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { shortNames } from './styles/shortNames';

/** The elements that React hoists to the document's head; when it renders only a part of a document, it puts them first. */
const hoistedTags = /^(?:<link[^>]*>|<title>[^<]*<\/title>|<meta[^>]*>)+/;

/** Renders an element to HTML: `hoisted` for the document's head, and the rest as `body`. Rejects when anything throws. */
export async function renderHtml(element: ReactNode) {
  // One chunk, because React would otherwise hide large parts until an inline script reveals them.
  const { prelude } = await prerender(element, { progressiveChunkSize: Infinity });
  const html = await new Response(prelude).text();
  const hoisted = hoistedTags.exec(html)?.[0] ?? '';
  return { hoisted, body: html.slice(hoisted.length).replaceAll(/ class="[^"]*"/g, shortNames) };
}
