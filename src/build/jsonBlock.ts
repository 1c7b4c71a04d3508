import type { HtmlTagDescriptor } from 'vite';

/** A JSON data block with an id, at the end of the body: the first view is parsed before it. */
export const jsonBlock = (id: string, data: unknown): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { type: 'application/json', id },
  // Escaped, so that no text can close the script element.
  children: JSON.stringify(data).replaceAll('<', '\\u003c'),
  injectTo: 'body',
});
